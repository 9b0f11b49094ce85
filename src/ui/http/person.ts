import { perPage } from '../page-state.ts';

const ACTIVE_MS = 60_000;

/** Opening the page counts as user activity. */
const activity = perPage(() => ({ lastSign: Date.now() }));

if (typeof window !== 'undefined') {
  const own = activity();
  for (const sign of ['pointerdown', 'keydown', 'touchstart']) {
    window.addEventListener(
      sign,
      () => {
        own.lastSign = Date.now();
      },
      { capture: true, passive: true },
    );
  }
}

/** Whether the user was active within the last minute: automatic requests of the page must not extend the session. */
export const isPersonThere = (): boolean => Date.now() - activity().lastSign < ACTIVE_MS;
