// Work that can wait: after what is drawn now has been seen, in a moment when nothing else happens.
const LONGEST_WAIT = 600;

/** The next quiet moment. */
export function quiet(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: LONGEST_WAIT });
    else setTimeout(done, 60);
  });
}
