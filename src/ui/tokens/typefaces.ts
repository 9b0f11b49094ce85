import archivoRest from '@fontsource/archivo/files/archivo-latin-ext-700-normal.woff2?url';
import bitterRest from '@fontsource/bitter/files/bitter-latin-ext-700-normal.woff2?url';
import bricolageRest from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff2?url';
import figtreeRest from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import hankenRest from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2?url';
import sourceSansRest from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url';
import archivo from './fonts/archivo.woff2?url';
import bitter from './fonts/bitter.woff2?url';
import bricolage from './fonts/bricolage-grotesque.woff2?url';
import figtree from './fonts/figtree.woff2?url';
import hanken from './fonts/hanken-grotesk.woff2?url';
import sourceSans from './fonts/source-sans-3.woff2?url';

/** Installed font with the metrics of the real one, in percent: no layout shift when that loads. */
interface Fallback {
  family: string;
  local: string;
  size: number;
  ascent: number;
  descent: number;
}

interface Face {
  family: string;
  /** File of the characters that French needs. */
  url: string;
  /** File of the other Latin letters, for names from elsewhere in Europe. */
  rest: string;
  /** Weights that the files draw, or for which they are used. */
  weight: string;
  fallbacks: readonly Fallback[];
}

export interface Typeface {
  titles: Face;
  text: Face;
}

const fallbacks = (name: string, kind: 'bold' | 'regular', rows: readonly [number, number, number][]): Fallback[] => {
  const locals =
    kind === 'bold'
      ? ["local('Arial Bold'), local('Liberation Sans Bold')", "local('Roboto Bold')", "local('DejaVu Sans Bold')"]
      : ["local('Arial'), local('Liberation Sans')", "local('Roboto')", "local('DejaVu Sans')"];
  const suffixes = ['Fallback', 'Android', 'Linux'];
  return rows.map(([size, ascent, descent], at) => {
    return { family: `${name} ${suffixes[at]}`, local: locals[at] ?? '', size, ascent, descent };
  });
};

/** The pair that the style sheets are built with; its fallbacks are in `fonts.css`. */
const ATELIER: Typeface = {
  titles: { family: 'Bricolage Grotesque', url: bricolage, rest: bricolageRest, weight: '600 800', fallbacks: [] },
  text: { family: 'Hanken Grotesk', url: hanken, rest: hankenRest, weight: '400 750', fallbacks: [] },
};

/** Pairs of fonts of the public site, by their name in the settings. Metrics are measured on French text. */
export const TYPEFACES: Record<'atelier' | 'sobre' | 'classique', Typeface> = {
  atelier: ATELIER,
  sobre: {
    titles: {
      family: 'Archivo',
      url: archivo,
      rest: archivoRest,
      weight: '600 800',
      fallbacks: fallbacks('Archivo', 'bold', [
        [98.6, 89, 21.3],
        [105.1, 83.5, 20],
        [81.9, 107.2, 25.6],
      ]),
    },
    text: {
      family: 'Figtree',
      url: figtree,
      rest: figtreeRest,
      weight: '400 750',
      fallbacks: fallbacks('Figtree', 'regular', [
        [100.6, 94.4, 24.8],
        [101.9, 93.2, 24.5],
        [87.7, 108.3, 28.5],
      ]),
    },
  },
  classique: {
    titles: {
      family: 'Bitter',
      url: bitter,
      rest: bitterRest,
      weight: '600 800',
      fallbacks: fallbacks('Bitter', 'bold', [
        [98.1, 95.3, 27],
        [104.5, 89.5, 25.4],
        [81.4, 114.8, 32.5],
      ]),
    },
    text: {
      family: 'Source Sans 3',
      url: sourceSans,
      rest: sourceSansRest,
      weight: '400 750',
      fallbacks: fallbacks('Source Sans', 'regular', [
        [93.8, 109.2, 42.6],
        [95, 107.8, 42.1],
        [81.8, 125.2, 48.9],
      ]),
    },
  },
};

/** Letters for which a browser loads the second file. */
const REST = 'U+0100-0151,U+0154-024F,U+1E00-1E9F';

const faceRule = ({ family, weight }: Face, url: string, range = ''): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url('${url}') format('woff2')${range}}`;

const fallbackRule = ({ family, local, size, ascent, descent }: Fallback): string =>
  `@font-face{font-family:'${family}';src:${local};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

const family = ({ family: name, fallbacks: others }: Face): string =>
  [name, ...others.map((one) => one.family)].map((one) => `'${one}'`).join(',');

/** Returns the font faces of a pair as CSS, and the values of `--display` and `--text`. */
export function typefaceCss({ titles, text }: Typeface): { faces: string; display: string; text: string } {
  const faces = [titles, text].flatMap((face) => [
    faceRule(face, face.url),
    faceRule(face, face.rest, `;unicode-range:${REST}`),
    ...face.fallbacks.map(fallbackRule),
  ]);
  return { faces: faces.join('\n'), display: `${family(titles)},sans-serif`, text: `${family(text)},sans-serif` };
}
