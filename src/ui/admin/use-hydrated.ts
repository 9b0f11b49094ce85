import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's markup and until React has taken it over: what needs a script waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
