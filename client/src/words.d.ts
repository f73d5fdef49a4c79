declare module "words:fr" {
  const text: Record<string, string>;
  export default text;
}
declare module "words:en" {
  const text: Record<string, string>;
  export default text;
}
