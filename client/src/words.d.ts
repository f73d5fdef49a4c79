declare module "words:fr" {
  const text: string;
  export default text;
}
declare module "words:en" {
  const text: string;
  export default text;
}
