import { createContext, useContext } from 'react';

export const BrandContext = createContext('');

/** Returns the company's name, for titles and headers. */
export const useBrand = (): string => useContext(BrandContext);

/** Logo of the company for light ground, with the size of its file. */
export interface BrandLogo {
  src: string;
  width: number;
  height: number;
}

export const BrandLogoContext = createContext<BrandLogo | undefined>(undefined);

/** Returns the company's logo, for what is printed. */
export const useBrandLogo = (): BrandLogo | undefined => useContext(BrandLogoContext);
