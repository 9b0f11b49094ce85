import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { DomainError } from '#src/kernel/errors.ts';
import type { UploadedFile } from '#src/kernel/uploaded-file.ts';
import { ITEMS_MAX, WORDPRESS_MAX_BYTES, type WordPressItem, type WordPressSite } from './wordpress.contract.ts';

const CHUNK_BYTES = 65_536;

const unreadable = (cause?: unknown): DomainError =>
  new DomainError(
    'invalid',
    'Ce fichier n’est pas un export WordPress, ou il est incomplet.',
    cause === undefined ? {} : { cause },
  );

const tooLarge = (): DomainError =>
  new DomainError('invalid', `Cet export est trop gros : ${WORDPRESS_MAX_BYTES / 1_000_000} Mo au plus.`);

const newItem = (): WordPressItem => ({
  ...{ id: '', type: '', status: '', title: '', slug: '', link: '', author: '', content: '', excerpt: '' },
  ...{ date: '', modified: '', categories: [], tags: [], attachment: '', alt: '', thumbnail: '' },
});

/** Elements of a record that hold one text. */
const FIELDS: Readonly<Record<string, keyof Omit<WordPressItem, 'categories' | 'tags'>>> = {
  'wp:post_id': 'id',
  'wp:post_type': 'type',
  'wp:status': 'status',
  title: 'title',
  'wp:post_name': 'slug',
  link: 'link',
  'dc:creator': 'author',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_date_gmt': 'date',
  'wp:post_modified_gmt': 'modified',
  'wp:attachment_url': 'attachment',
};

interface Reading {
  site: WordPressSite;
  item: WordPressItem | undefined;
  /** Texts of open elements. */
  texts: string[];
  domain: string;
  /** Key of the additional field that is being read, and login of the author. */
  key: string;
  login: string;
  isExport: boolean;
}

/** Takes the text of an element that has ended. */
function take(reading: Reading, name: string, text: string): void {
  const { site, item } = reading;
  if (name === 'wp:wxr_version') reading.isExport = true;
  else if (name === 'wp:author_login') reading.login = text;
  else if (name === 'wp:author_display_name') site.authors.set(reading.login, text);
  else if (item === undefined) {
    if (name === 'wp:base_blog_url' || (name === 'link' && site.origin === '')) site.origin = text.replace(/\/+$/, '');
  } else if (name === 'item') {
    if (site.items.length >= ITEMS_MAX) throw tooLarge();
    site.items.push(item);
    reading.item = undefined;
  } else if (name === 'category') {
    if (reading.domain === 'category') item.categories.push(text);
    if (reading.domain === 'post_tag') item.tags.push(text);
  } else if (name === 'wp:meta_key') reading.key = text;
  else if (name === 'wp:meta_value') {
    if (reading.key === '_thumbnail_id') item.thumbnail = text;
    if (reading.key === '_wp_attachment_image_alt') item.alt = text;
  } else {
    const field = FIELDS[name];
    if (field !== undefined) item[field] = text;
  }
}

function openParser(reading: Reading): SaxesParser {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw unreadable(error);
  });
  // An export has none: entities of a document type could grow without limit.
  parser.on('doctype', () => {
    throw unreadable();
  });
  parser.on('opentag', ({ name, attributes }) => {
    reading.texts.push('');
    if (name === 'item') reading.item = newItem();
    if (name === 'category') reading.domain = String(attributes.domain ?? '');
  });
  const add = (text: string): void => {
    const last = reading.texts.length - 1;
    if (last >= 0) reading.texts[last] += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => take(reading, name, (reading.texts.pop() ?? '').trim()));
  return parser;
}

/** Reads an export file piece by piece. @throws DomainError `invalid` for every other file. */
export async function readWordPress({ path, size }: UploadedFile): Promise<WordPressSite> {
  if (size > WORDPRESS_MAX_BYTES) throw tooLarge();
  const site: WordPressSite = { origin: '', items: [], authors: new Map() };
  const reading: Reading = { site, item: undefined, texts: [], domain: '', key: '', login: '', isExport: false };
  const parser = openParser(reading);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
      parser.write(decoder.decode(chunk, { stream: true }));
    }
    parser.write(decoder.decode());
    parser.close();
  } catch (error) {
    throw error instanceof DomainError ? error : unreadable(error);
  }
  if (!reading.isExport) throw unreadable();
  return site;
}
