const ACTIVE_MS = 60_000;

/** Opening the page counts as user activity. */
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

/** Whether the user was active within the last minute: automatic requests of the page must not extend the session. */
export const isPersonThere = (): boolean => Date.now() - lastSign < ACTIVE_MS;
