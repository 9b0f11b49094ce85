import { createContext, useContext } from 'react';

/** How the running back office looks, beyond what a person has chosen for themselves. */
export interface Looks {
  brandName: string;
  /** `#rrggbb` */
  primaryColor: string;
  colorScheme: 'light' | 'dark' | 'auto';
}

export const LooksContext = createContext<(change: Partial<Looks>) => void>(() => {});

/** Changes name, colour or scheme of the open screens at once. */
export const useChangeLooks = (): ((change: Partial<Looks>) => void) => useContext(LooksContext);
