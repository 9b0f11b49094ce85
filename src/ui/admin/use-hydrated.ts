import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false in the server's markup and until hydration: for what only the browser knows or can do. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
