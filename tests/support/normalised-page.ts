/** Numbers the ids that React makes of a component's position in the tree, in the order of their first use. */
export function numberIds(text: string): string {
  const ids = new Map<string, string>();
  return text.replace(/_R_[0-9a-z]+_/g, (id) => {
    if (!ids.has(id)) ids.set(id, `_R${ids.size + 1}_`);
    return ids.get(id) ?? '';
  });
}

/** A style sheet in the document, before the link in whose place it stands. */
const INLINE_SHEET = /<style>[\s\S]*?<\/style>(<link rel="stylesheet" href="[^"]+") disabled=""/g;

/** Replaces what differs between two builds of the same page: origin, ids of media, style sheets, hashes of files and classes. */
export function normalise(text: string, origin: string): string {
  const ids = new Map<string, string>();
  const toId = (id: string): string => {
    if (!ids.has(id)) ids.set(id, `media${ids.size + 1}`);
    return ids.get(id) ?? '';
  };
  return text
    .replace(INLINE_SHEET, '$1')
    .replaceAll(/ data-(?:red|green|blue)="\d"/g, '')
    .replaceAll(origin, 'https://site.example')
    .replaceAll(encodeURIComponent(origin), 'https%3A%2F%2Fsite.example')
    .replace(/(?<=\/media\/)[\w-]+?(?=-(?:400|800|1200)\.|[".?& ])/g, toId)
    .replace(/(?<=\/assets\/[\w.-]+?)-[\w-]{8}(?=\.(?:js|css|woff2|svg|webp))/g, '')
    .replace(/\b_([a-zA-Z][\w-]*?)_[\w-]{5}_\d+\b/g, '_$1_')
    .replace(/(?<=\/partage\/[^"?]*\?)[^"]+/g, 'v')
    .replace(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|\+\d{2}:\d{2})/g, 'TIME')
    .replace(/<lastBuildDate>[^<]+|<pubDate>[^<]+/g, 'DATE')
    .replaceAll('><', '>\n<');
}
