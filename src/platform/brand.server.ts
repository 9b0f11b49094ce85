import { perApp } from './app-state.server.ts';

/** Logo for white ground, as PNG. */
export interface BrandLogo {
  png: Uint8Array<ArrayBuffer>;
  /** Size in pixels. */
  width: number;
  height: number;
  /** Company's name, for people who do not see the logo. */
  alt: string;
}

/** What emails and PDFs show of the company; colours are `#rrggbb`. */
export interface Brand {
  /** Main colour: white text on it is readable. */
  accent: string;
  /** Pale shade of it, for dark ground. */
  soft: string;
  logo?: BrandLogo | undefined;
}

/** Look that the product is built with. */
export const BUILT_BRAND: Brand = { accent: '#B4431D', soft: '#EDA98A' };

interface Source {
  read: () => Promise<Brand>;
}
const source = perApp((): Source => ({ read: async () => BUILT_BRAND }));

/** Sets how the company's look is read, at each email and PDF. Called once at start. */
export function setBrandSource(read: Source['read']): void {
  source().read = read;
}

export const readBrand = (): Promise<Brand> => source().read();
