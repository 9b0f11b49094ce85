const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': '’',
  '&nbsp;': ' ',
};

/** Returns every word between the tags of rendered markup, collapsed or not. */
export const toText = (html: string): string =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the whole text of a page's `<main>`. */
export function textOfMain(html: string): string {
  const [, main] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  if (main === undefined) throw new Error('This page has no <main>.');
  return toText(main);
}
