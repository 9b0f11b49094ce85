/** Markup of WordPress texts: entities, comments, attributes. */

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', rsquo: '’', lsquo: '‘', laquo: '«' },
  ...{ raquo: '»', hellip: '…', ndash: '–', mdash: '—', euro: '€', eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç' },
  ...{ ecirc: 'ê', ocirc: 'ô', ucirc: 'û', icirc: 'î', acirc: 'â', ugrave: 'ù', oelig: 'œ', deg: '°', sup2: '²' },
};
const LAST_CHARACTER = 0x10ffff;

/** Replaces entities by their signs; unknown ones stay. */
export function decode(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,7}|[a-z0-9]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code <= LAST_CHARACTER ? String.fromCodePoint(code) : '';
  });
}

/** Removes comments, which mark the blocks of the editor; one without an end takes the rest with it. */
export function withoutComments(html: string): string {
  const parts: string[] = [];
  for (let at = 0; at < html.length; ) {
    const begin = html.indexOf('<!--', at);
    parts.push(begin < 0 ? html.slice(at) : html.slice(at, begin));
    const end = begin < 0 ? -1 : html.indexOf('-->', begin);
    if (end < 0) break;
    at = end + 3;
  }
  return parts.join('');
}

/** Returns the value of an attribute; empty without it. */
export const readAttribute = (attributes: string, name: string): string => {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i').exec(attributes);
  return decode(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
};
