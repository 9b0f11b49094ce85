import titles from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import text from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

/** Fonts preloaded before the style sheet names them; on a phone the title font waits for the first picture. */
export const fontLinks = () => [{ ...font(titles), media: '(min-width: 48rem)' }, font(text)];
