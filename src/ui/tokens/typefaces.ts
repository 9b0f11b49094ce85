import archivo from '@fontsource/archivo/files/archivo-latin-700-normal.woff2?url';
import bitter from '@fontsource/bitter/files/bitter-latin-700-normal.woff2?url';
import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

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
  url: string;
  /** Weights that the file draws, or for which it is used. */
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
  titles: { family: 'Bricolage Grotesque', url: bricolage, weight: '600 800', fallbacks: [] },
  text: { family: 'Hanken Grotesk', url: hanken, weight: '100 900', fallbacks: [] },
};

/** Pairs of fonts of the public site, by their name in the settings. Metrics are measured on French text. */
export const TYPEFACES: Record<'atelier' | 'sobre' | 'classique', Typeface> = {
  atelier: ATELIER,
  sobre: {
    titles: {
      family: 'Archivo',
      url: archivo,
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
      weight: '300 900',
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
      weight: '200 900',
      fallbacks: fallbacks('Source Sans', 'regular', [
        [93.8, 109.2, 42.6],
        [95, 107.8, 42.1],
        [81.8, 125.2, 48.9],
      ]),
    },
  },
};

/** Characters in the files: those of French and its neighbours. */
const RANGE =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const faceRule = ({ family, url, weight }: Face): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url('${url}') format('woff2');unicode-range:${RANGE}}`;

const fallbackRule = ({ family, local, size, ascent, descent }: Fallback): string =>
  `@font-face{font-family:'${family}';src:${local};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

const family = ({ family: name, fallbacks: others }: Face): string =>
  [name, ...others.map((one) => one.family)].map((one) => `'${one}'`).join(',');

/** Returns the font faces of a pair as CSS, and the values of `--display` and `--text`. */
export function typefaceCss({ titles, text }: Typeface): { faces: string; display: string; text: string } {
  const faces = [titles, text].flatMap((face) => [faceRule(face), ...face.fallbacks.map(fallbackRule)]);
  return { faces: faces.join('\n'), display: `${family(titles)},sans-serif`, text: `${family(text)},sans-serif` };
}
