import { PICTURE_ALT_MAX } from '#src/domains/blog/article.views.ts';
import { CATEGORY_MAX, DEFAULT_CATEGORY, TITLE_MAX } from '#src/domains/blog/blog.contract.ts';
import { postSlug } from '#src/domains/blog/blog.rules.ts';
import { articlePath, getReadTime } from '#src/domains/blog/blog.views.ts';
import { servicePath } from '#src/domains/services/service-paths.views.ts';
import { toExcerpt, toSlug } from '#src/kernel/text.ts';
import { FORMAT, FORMAT_VERSION, type SiteBundle } from './site-bundle.contract.ts';
import type { WordPressItem, WordPressSite } from './wordpress.contract.ts';
import { readHtml, readWords } from './wordpress-html.views.ts';
import {
  type FindPicture,
  type OldPictures,
  openPictures,
  readArticle,
  readFileName,
  takeOldPicture,
} from './wordpress-pictures.views.ts';

const EXCERPT_MAX = 300;
const DESCRIPTION_MAX = 600;
const TAG_MAX = 40;
const TAGS_MAX = 20;

/** Pages that the product has itself, by words in the address of the old one. */
const EQUIVALENTS: readonly (readonly [RegExp, string])[] = [
  [/contact|devis/, '/contact'],
  [/a-propos|qui-sommes-nous|entreprise|equipe/, '/a-propos'],
  [/mentions-legales/, '/mentions-legales'],
  [/confidentialite|rgpd|privacy/, '/confidentialite'],
  [/tarif|prix/, '/tarifs'],
  [/realisation|galerie|portfolio|chantiers/, '/realisations'],
  [/^avis|temoignage/, '/avis'],
  [/^blog$|actualite/, '/blog'],
  [/zone|secteur|intervention/, '/zones'],
  [/^services$|^prestations$|^nos-services$/, '/services'],
];
const HOME = /^(accueil|home|index)$/;
const SERVICE_FOLDER = /(^|\/)(nos-)?(services?|prestations?|metiers?|savoir-faire)\//;

interface Texts {
  pagePictures: string;
  missing: string;
  missingNames: string;
  untold: string;
  pages: string;
  left: string;
}

interface Wanted {
  bundle: SiteBundle;
  pictures: OldPictures;
  /** Counts for the notes of the report. */
  pagePictures: number;
  hiddenPages: string[];
  left: number;
}

/** Returns the instant; undefined for one that WordPress does not know ("0000-00-00 00:00:00" of a draft). */
function toInstant(date: string): string | undefined {
  const at = new Date(`${date.replace(' ', 'T')}Z`);
  return date === '' || Number.isNaN(at.getTime()) || at.getTime() <= 0 ? undefined : at.toISOString();
}

const toPathname = (link: string): string => (URL.canParse(link) ? new URL(link).pathname : '');
const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '');
const readName = ({ slug, title }: WordPressItem): string => toSlug(decodeSafely(slug)) || toSlug(title);

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function toPost(item: WordPressItem, site: WordPressSite, pictures: OldPictures) {
  const { text, image, imageAlt } = readArticle(item, site.origin, pictures);
  const isPublished = item.status === 'publish';
  const publishedAt = toInstant(item.date);
  const modified = toInstant(item.modified) ?? publishedAt;
  return {
    title: readWords(item.title).slice(0, TITLE_MAX),
    slug: postSlug(readName(item)),
    content: text,
    excerpt: toExcerpt(readWords(item.excerpt), EXCERPT_MAX),
    category: (item.categories[0] ?? DEFAULT_CATEGORY).slice(0, CATEGORY_MAX),
    tags: [...new Set(item.tags.map((tag) => tag.slice(0, TAG_MAX)))].slice(0, TAGS_MAX),
    author: site.authors.get(item.author) ?? '',
    readTime: getReadTime(text),
    image,
    image_alt: imageAlt.slice(0, PICTURE_ALT_MAX),
    is_published: isPublished,
    ...(isPublished && publishedAt !== undefined && { published_at: publishedAt }),
    ...(modified !== undefined && { updated_at: modified }),
  };
}

function toService(item: WordPressItem, isShown: boolean, image: string) {
  const words = readWords(item.content);
  const lead = readWords(item.excerpt) || words.split('\n').find((line) => line.length > TAG_MAX) || words;
  return {
    title: readWords(item.title).slice(0, TITLE_MAX),
    slug: readName(item),
    description: toExcerpt(lead, DESCRIPTION_MAX),
    long_description: words,
    image,
    is_active: isShown,
  };
}

/** Adds a page: as a redirect to the product's own page, as a service, or as a hidden service that the owner judges. */
function addPage(item: WordPressItem, wanted: Wanted, image: string): void {
  const path = trimmed(toPathname(item.link));
  const name = readName(item);
  const { services = [], redirects = [] } = wanted.bundle.parts;
  if (HOME.test(name) || path === '') {
    wanted.left += 1;
    return;
  }
  const isService = SERVICE_FOLDER.test(`${path}/`) && !/^[^/]+$/.test(path);
  const own = isService ? undefined : EQUIVALENTS.find(([words]) => words.test(name))?.[1];
  const isPublished = item.status === 'publish';
  if (own === undefined) {
    services.push(toService(item, isService && isPublished, image));
    if (!isService) wanted.hiddenPages.push(item.title);
  } else wanted.left += 1;
  const target = own ?? (isService ? servicePath(name) : undefined);
  if (target !== undefined && isPublished && `/${path}` !== target) {
    redirects.push({ from_path: `/${path}`, to_path: target });
  }
}

/** Takes a page with its own picture; those in its text have no place in a service. */
function takePage(item: WordPressItem, wanted: Wanted, origin: string): void {
  const { attachments } = wanted.pictures;
  const inText = readHtml(item.content, origin).pictures;
  const address = attachments.get(item.thumbnail)?.address || inText[0]?.address || '';
  wanted.pagePictures += inText.filter((picture) => picture.address !== address).length;
  addPage(item, wanted, takeOldPicture(wanted.pictures, address));
}

/** Takes an article; its published address leads to the new one. */
function takePost(item: WordPressItem, wanted: Wanted, site: WordPressSite): void {
  const { posts = [], redirects = [] } = wanted.bundle.parts;
  const post = toPost(item, site, wanted.pictures);
  posts.push(post);
  const path = trimmed(toPathname(item.link));
  const isMoved = path !== '' && `/${path}` !== articlePath(post.slug);
  if (post.is_published && isMoved) redirects.push({ from_path: `/${path}`, to_path: articlePath(post.slug) });
}

/** Returns an export as the content of a site; what has no place in it is counted for the notes. */
export function toBundle(site: WordPressSite, findPicture: FindPicture): Wanted {
  const parts: SiteBundle['parts'] = { services: [], posts: [], redirects: [] };
  const wanted: Wanted = {
    bundle: { format: FORMAT, version: FORMAT_VERSION, parts },
    pictures: openPictures(site, findPicture),
    ...{ pagePictures: 0, hiddenPages: [], left: 0 },
  };
  for (const item of site.items) {
    const isKnown = item.type === 'post' || item.type === 'page';
    if (!isKnown || item.status === 'trash' || item.status === 'auto-draft') {
      if (!['attachment', 'revision'].includes(item.type)) wanted.left += 1;
      continue;
    }
    if (item.type === 'page') takePage(item, wanted, site.origin);
    else takePost(item, wanted, site);
  }
  return wanted;
}

const NAMED_MAX = 20;

/** Names some of many: "a.jpg, b.jpg…". */
const nameSome = (names: readonly string[]): string =>
  names.slice(0, NAMED_MAX).join(', ') + (names.length > NAMED_MAX ? '…' : '');

/** Returns what an import leaves out, in sentences. */
export function toNotes({ pictures, pagePictures, hiddenPages, left }: Wanted, texts: Texts): string[] {
  const { missing, untold } = pictures;
  const missingNames = nameSome([...missing].map(readFileName));
  const fill = (text: string, count: number): string => text.replace('{count}', String(count));
  return [
    ...(missing.size > 0 ? [fill(texts.missing, missing.size), `${texts.missingNames} ${missingNames}`] : []),
    ...(untold > 0 ? [fill(texts.untold, untold)] : []),
    ...(pagePictures > 0 ? [fill(texts.pagePictures, pagePictures)] : []),
    ...(hiddenPages.length > 0 ? [`${texts.pages} ${nameSome(hiddenPages)}`] : []),
    ...(left > 0 ? [fill(texts.left, left)] : []),
  ];
}
