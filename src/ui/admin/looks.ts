import { createContext, useContext } from 'react';

/** Appearance of the running back office, apart from each user's own choices. */
export interface Looks {
  brandName: string;
  /** `#rrggbb` */
  primaryColor: string;
  colorScheme: 'light' | 'dark' | 'auto';
}

export const LooksContext = createContext<(change: Partial<Looks>) => void>(() => {});

/** Returns a function that changes name, colour or scheme of the open screens at once. */
export const useChangeLooks = (): ((change: Partial<Looks>) => void) => useContext(LooksContext);
