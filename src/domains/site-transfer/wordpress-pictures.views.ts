import { writePicture } from '#src/domains/blog/article.views.ts';
import type { WordPressItem, WordPressSite } from './wordpress.contract.ts';
import { type OldPicture, readHtml, readWords } from './wordpress-html.views.ts';

/** Pictures of an old site: in the text of an article, and those that are missing. */

/** Finds the file of a picture by its address on the old site. */
export type FindPicture = (address: string) => string | undefined;

export interface OldPictures {
  find: FindPicture;
  /** Pictures that WordPress lists, by their numbers. */
  attachments: ReadonlyMap<string, OldPicture>;
  /** Addresses of pictures without a file. */
  missing: Set<string>;
  /** Number of pictures in texts for which the old site has no words. */
  untold: number;
}

/** Prepares the pictures of a site; `missing` and `untold` are filled while articles are read. */
export const openPictures = ({ items }: WordPressSite, find: FindPicture): OldPictures => ({
  find,
  attachments: new Map(items.map(({ id, attachment, alt }) => [id, { address: attachment, alt }])),
  missing: new Set(),
  untold: 0,
});

const NAME_MAX = 80;

/** Returns the file name in an address, as a report shows it. */
export const readFileName = (address: string): string =>
  (
    address
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) || address
  ).slice(0, NAME_MAX);

/** Gallery that names its pictures by their numbers. */
const GALLERY = /\[gallery\b[^\][]*?\bids=["']?([\d, ]{1,2000})[^\][]*\]/gi;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const withGalleries = (html: string, { attachments }: OldPictures): string =>
  html.replace(GALLERY, (_whole, ids: string) =>
    ids
      .split(',')
      .flatMap((id) => attachments.get(id.trim()) ?? [])
      .map(({ address, alt }) => `<img src="${escaped(address)}" alt="${escaped(alt)}">`)
      .join(''),
  );

/** Finds a picture; one without a file is remembered as missing. */
export function takeOldPicture(pictures: OldPictures, address: string): string {
  const file = address === '' ? '' : pictures.find(address);
  if (file === undefined) pictures.missing.add(address);
  return file ?? '';
}

/** Returns the text without its first line, if that is this picture and not all there is. */
function withoutOpening(text: string, image: string): string {
  const [first = '', ...others] = text.split('\n');
  const isShownAbove = image !== '' && first.startsWith('![') && first.endsWith(`](${image})`);
  return isShownAbove && others.length > 0 ? others.join('\n') : text;
}

/** Returns the text of an article with its pictures where they stood, and the picture of the article. */
export function readArticle(item: WordPressItem, origin: string, pictures: OldPictures) {
  const html = withGalleries(item.content, pictures);
  const title = readWords(item.title).replace(/\s+/g, ' ');
  const own = pictures.attachments.get(item.thumbnail) ?? readHtml(html, origin).pictures[0];
  const image = takeOldPicture(pictures, own?.address ?? '');
  const write = ({ address, alt }: OldPicture): string => {
    const file = takeOldPicture(pictures, address);
    if (file === '') return '';
    if (alt === '') pictures.untold += 1;
    return writePicture(file, alt || title);
  };
  const { text } = readHtml(html, origin, write);
  return { text: withoutOpening(text, image), image, imageAlt: image === '' ? '' : (own?.alt ?? '') };
}
