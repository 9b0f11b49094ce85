const HEAD_END = '</head>';
const BODY_END = '</body>';
/** A font preloaded on every screen. */
const PRELOAD = /<link rel="preload" href="[^"]+" as="font"(?![^>]* media=)[^>]*(?=\/>)/g;
const ON_PHONES = 'media="(max-width: 47.99rem)"';
const ON_WIDE_SCREENS = 'media="(min-width: 48rem)"';

/**
 * On a phone, preloads the fonts at the end of a document instead of in its head: browsers hold back the first paint
 * for a font that the head preloads, and slow connections load it before the first picture.
 */
export function placeFonts(html: string): string {
  const headEnd = html.indexOf(HEAD_END);
  const bodyEnd = html.lastIndexOf(BODY_END);
  if (headEnd === -1 || bodyEnd === -1) return html;
  const late: string[] = [];
  const head = html.slice(0, headEnd).replace(PRELOAD, (link) => {
    late.push(`${link} ${ON_PHONES}/>`);
    return `${link} ${ON_WIDE_SCREENS}`;
  });
  return [head, html.slice(headEnd, bodyEnd), ...late, html.slice(bodyEnd)].join('');
}
