import titles from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import text from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

/** Fonts asked for before the style sheet names them; on a phone the one of titles lets the first picture go before. */
export const fontLinks = () => [{ ...font(titles), media: '(min-width: 48rem)' }, font(text)];
