import { createContext, useContext } from 'react';

export const BrandContext = createContext('');

/** Returns the company's name, for titles and headers. */
export const useBrand = (): string => useContext(BrandContext);
