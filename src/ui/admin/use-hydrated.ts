import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false in the server's markup and until hydration: controls that need a script wait for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
