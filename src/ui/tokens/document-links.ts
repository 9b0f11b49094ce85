import titles from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import mark from './mark.svg?url';

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

/** Links of every public page: its two fonts, asked for before the style sheet names them, and the tab's icon. */
export const documentLinks = () => [font(titles), font(text), { rel: 'icon', href: mark, type: 'image/svg+xml' }];
