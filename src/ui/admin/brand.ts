import { createContext, useContext } from 'react';

export const BrandContext = createContext('');

/** Name of the company, for titles and headers. */
export const useBrand = (): string => useContext(BrandContext);
