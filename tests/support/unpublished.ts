import { aDataUrl } from '#src/domains/media/media.fixture.server.ts';
import { PAGE_KEYS, type PageDocument, type PageKey } from '#src/domains/site-pages/page.contract.ts';
import { type AdminCall, sendData } from './back-office.ts';

/** Start of every mark: a search for it finds whatever has one. */
export const PREFIX = 'zqx';
const DAY_MS = 86_400_000;
/** Name of each town, before a letter: a place is no secret, its page may be. */
const TOWN = 'Bourg';

/** What a site holds and shows to nobody: each text has a mark of its own. */
export interface Unpublished {
  marks: string[];
  /** Keys of the pictures that only unpublished content has. */
  pictures: string[];
  /** Addresses that the content would have. */
  paths: string[];
  /** Slugs of towns, articles and services. */
  slugs: string[];
}

/** Returns the marks and keys of pictures that a text contains. */
export function findMarks(text: string, { marks, pictures }: Pick<Unpublished, 'marks' | 'pictures'>): string[] {
  const lower = text.toLowerCase();
  return [...marks, ...pictures].filter((mark) => lower.includes(mark));
}

interface Draft {
  text: string;
  picture?: string;
}

/** Returns a document whose titles and pictures are the draft's. */
function marked<Value>(value: Value, draft: Draft): Value {
  if (Array.isArray(value)) return value.map((entry) => marked(entry, draft)) as Value;
  if (value === null || typeof value !== 'object') return value;
  const change = (name: string, field: unknown): unknown => {
    if (typeof field !== 'string') return marked(field, draft);
    if (name === 'image' && draft.picture !== undefined) return draft.picture;
    return ['title', 'description', 'keywords', 'lead', 'alt'].includes(name) ? draft.text : field;
  };
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(name, field)])) as Value;
}

const later = (): string => new Date(Date.now() + DAY_MS).toISOString();

/** Stores one thing of every kind that visitors never see, through the API. */
class Store {
  readonly stored: Unpublished = { marks: [], pictures: [], paths: [], slugs: [] };
  readonly #call: AdminCall;

  constructor(call: AdminCall) {
    this.#call = call;
  }

  #send<Data>(method: string, path: string, body?: object): Promise<Data> {
    return sendData<Data>(this.#call, method, path, body);
  }

  #mark(name: string): string {
    const mark = PREFIX + name.replaceAll(/[^a-z]/g, '');
    this.stored.marks.push(mark);
    return mark;
  }

  /** Remembers the picture at an address, `/media/{key}…`. */
  #keep(image: string): void {
    const [, key] = /([0-9a-f]{32})/.exec(image) ?? [];
    if (key === undefined) throw new Error(`${image} is no stored picture`);
    this.stored.pictures.push(key);
  }

  /** An earlier version, a hidden section of the published one, a discarded draft, and a draft, planned or not. */
  async page(page: PageKey): Promise<void> {
    const path = `/admin/pages/${page}`;
    const save = (document: PageDocument) => this.#send('PUT', `${path}/draft`, { document });
    const publish = (more = {}) => this.#send('POST', `${path}/publication`, more);
    const { published } = await this.#send<{ published: PageDocument }>('GET', path);
    await save(marked(published, { text: this.#mark(`past-${page}`) }));
    await publish();
    const [first] = published.sections;
    if (first === undefined) throw new Error(`${page} has no section`);
    const hidden = marked({ ...first, id: 'cachee', isHidden: true }, { text: this.#mark(`hidden-${page}`) });
    await save({ ...published, sections: [...published.sections, hidden] });
    await publish();
    await save(marked(published, { text: this.#mark(`discarded-${page}`) }));
    await this.#send('DELETE', `${path}/draft`);
    const { image } = await this.#send<{ image: string }>('POST', '/admin/pages/pictures', { image: await aDataUrl() });
    this.#keep(image);
    const isPlanned = PAGE_KEYS.indexOf(page) % 2 === 1;
    await save(marked(published, { text: this.#mark(`${isPlanned ? 'planned' : 'draft'}-${page}`), picture: image }));
    if (isPlanned) await publish({ publish_at: later() });
    this.stored.paths.push(`/apercu/${page}`);
  }

  async #addPlace(name: string, place: number): Promise<{ id: number; slug: string }> {
    const coordinates = { lat: 47.5 + place / 50, lng: 1.3 };
    const department = { department_code: '41', department_name: 'Loir-et-Cher' };
    const added = await this.#send<{ id: number; slug: string }>('POST', '/admin/places', {
      name,
      ...department,
      coordinates,
    });
    this.stored.slugs.push(added.slug);
    this.stored.paths.push(`/services/${added.slug}`, `/apercu/ville/${added.slug}`);
    return added;
  }

  async towns(): Promise<void> {
    const states = ['draft', 'behind', 'planned', 'withdrawn', 'discarded', 'deleted'] as const;
    for (const [place, state] of states.entries()) {
      const { id } = await this.#addPlace(`${TOWN} ${'ABCDEF'[place]}`, place);
      const path = `/admin/places/${id}/page`;
      const { content } = await this.#send<{ content: object }>('GET', path);
      const save = (name: string, publish: boolean) =>
        this.#send('PUT', path, {
          content: name === '' ? content : marked(content, { text: this.#mark(name) }),
          publish,
        });
      if (state === 'withdrawn' || state === 'deleted') {
        await save(`town-${state}`, true);
        await this.#send('DELETE', state === 'deleted' ? path : `${path}/publication`);
        continue;
      }
      if (state !== 'draft') await save(`town-past-${state}`, true);
      if (state !== 'draft') await save('', true);
      await save(`town-${state}`, false);
      if (state === 'planned') await this.#send('PUT', `${path}/plan`, { publish_at: later() });
      if (state === 'discarded') await this.#send('DELETE', `${path}/draft`);
    }
    const gone = await this.#addPlace(this.#mark('place-deleted'), states.length);
    await this.#send('DELETE', `/admin/places/${gone.id}`);
  }

  /** Articles: never published, taken back, deleted. */
  async articles(): Promise<void> {
    for (const state of ['draft', 'withdrawn', 'deleted'] as const) {
      const text = this.#mark(`article-${state}`);
      const texts = { title: text, content: text, excerpt: text, category: text, author: text, image_alt: text };
      const { id, slug, image } = await this.#send<{ id: number; slug: string; image: string }>('POST', '/admin/blog', {
        ...{ ...texts, tags: [text], readTime: '5 min', image: await aDataUrl() },
        is_published: state !== 'draft',
      });
      this.#keep(image);
      this.stored.slugs.push(slug);
      this.stored.paths.push(`/blog/${slug}`, `/partage/blog/${slug}.jpg`, `/blog?categorie=${text}`);
      if (state === 'withdrawn') await this.#send('PUT', `/admin/blog/${id}`, { is_published: false });
      if (state === 'deleted') await this.#send('DELETE', `/admin/blog/${id}`);
    }
  }

  async services(): Promise<void> {
    for (const state of ['inactive', 'deleted'] as const) {
      const text = this.#mark(`service-${state}`);
      const words = { title: text, subtitle: text, description: text, long_description: text, category: text };
      const lists = { features: [text], advantages: [text], sub_services: [text], materials: [text] };
      const pictures = { image: await aDataUrl(), image_alt: text, heroImage: await aDataUrl(), hero_image_alt: text };
      const { id, slug, ...fields } = await this.#send<{ id: number; slug: string; image: string; heroImage: string }>(
        'POST',
        '/admin/services',
        { ...words, ...lists, ...pictures, is_active: true },
      );
      this.#keep(fields.image);
      this.#keep(fields.heroImage);
      this.stored.slugs.push(slug);
      this.stored.paths.push(`/services/${slug}`, `/partage/services/${slug}.jpg`);
      if (state === 'inactive') await this.#send('PUT', `/admin/services/${id}`, { is_active: false });
      if (state === 'deleted') await this.#send('DELETE', `/admin/services/${id}`);
    }
  }

  async works(): Promise<void> {
    for (const state of ['inactive', 'deleted'] as const) {
      const text = this.#mark(`work-${state}`);
      const words = { title: text, description: text, category: text, location: text, image_alt: text, credit: text };
      const { id, image } = await this.#send<{ id: number; image: string }>('POST', '/admin/gallery', {
        ...{ ...words, image: await aDataUrl() },
        is_active: state !== 'inactive',
      });
      this.#keep(image);
      this.stored.paths.push(`/realisations?categorie=${text}`);
      if (state === 'deleted') await this.#send('DELETE', `/admin/gallery/${id}`);
    }
  }

  async reviews(): Promise<void> {
    for (const state of ['inactive', 'deleted'] as const) {
      const text = this.#mark(`review-${state}`);
      const words = { name: text, location: text, content: text };
      const { id } = await this.#send<{ id: number }>('POST', '/admin/testimonials', {
        ...words,
        is_active: state !== 'inactive',
      });
      if (state === 'deleted') await this.#send('DELETE', `/admin/testimonials/${id}`);
    }
    this.stored.paths.push(`/avis?q=${PREFIX}`);
  }

  async redirects(): Promise<void> {
    const from_path = `/${this.#mark('redirect-from')}`;
    const redirect = { from_path, to_path: `/contact#${this.#mark('redirect-to')}` };
    const { id } = await this.#send<{ id: number }>('POST', '/admin/redirects', redirect);
    await this.#send('DELETE', `/admin/redirects/${id}`);
    this.stored.paths.push(from_path);
  }
}

/** Stores content of every kind that visitors never see. */
export async function storeUnpublished(call: AdminCall): Promise<Unpublished> {
  const store = new Store(call);
  for (const page of PAGE_KEYS) await store.page(page);
  await store.towns();
  await store.articles();
  await store.services();
  await store.works();
  await store.reviews();
  await store.redirects();
  return store.stored;
}

/** Restores everything in the bin, drafts of pages in the place of the present ones. */
export async function restoreDeleted(call: AdminCall): Promise<void> {
  const bin = await sendData<{ id: number }[]>(call, 'GET', '/admin/bin?per_page=100');
  for (const page of PAGE_KEYS) await sendData(call, 'DELETE', `/admin/pages/${page}/draft`);
  const ids = bin.map(({ id }) => id);
  const { refusals } = await sendData<{ refusals: string[] }>(call, 'POST', '/admin/bin/restore', { ids });
  if (refusals.length > 0) throw new Error(refusals.join(' '));
}

/** Publishes what waits, at once. */
export async function publishWaiting(call: AdminCall): Promise<void> {
  for (const page of PAGE_KEYS) await sendData(call, 'POST', `/admin/pages/${page}/publication`, {});
  const list = (path: string) => sendData<{ id: number }[]>(call, 'GET', `/admin/${path}`);
  for (const { id } of await list(`places?search=${TOWN}`)) {
    const { content } = await sendData<{ content: object }>(call, 'GET', `/admin/places/${id}/page`);
    await sendData(call, 'PUT', `/admin/places/${id}/page`, { content, publish: true });
  }
  const change = async (path: string, fields: object) => {
    for (const { id } of await list(`${path}?search=${PREFIX}`))
      await sendData(call, 'PUT', `/admin/${path}/${id}`, fields);
  };
  await change('blog', { is_published: true });
  for (const path of ['services', 'gallery', 'testimonials']) await change(path, { is_active: true });
}
