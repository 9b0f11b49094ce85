const ACTIVE_MS = 60_000;

/** The page has just been opened by somebody. */
let lastSign = Date.now();

if (typeof window !== 'undefined') {
  for (const sign of ['pointerdown', 'keydown', 'touchstart']) {
    window.addEventListener(
      sign,
      () => {
        lastSign = Date.now();
      },
      { capture: true, passive: true },
    );
  }
}

/** Whether somebody has touched the page within the last minute: what a page asks alone keeps no session alive. */
export const isPersonThere = (): boolean => Date.now() - lastSign < ACTIVE_MS;
