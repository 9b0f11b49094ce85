import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDataUrl } from '#src/domains/media/media.fixture.server.ts';
import type { CityContent } from '#src/domains/places/cities/city-content.contract.ts';
import type { PageDocument } from '#src/domains/site-pages/page.contract.ts';
import { type AdminCall, adminCalls, sendData } from '#tests/support/back-office.ts';
import { type Cluster, startCluster } from '#tests/support/postgres.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { findPostgres } from '../../tools/machine.mjs';

const ROUNDS = 4;
/** Rounds of a publication that are repeated, because the whole machine paused. */
const MOST_PAUSES = 2;
const TOWN = { name: 'Blois', department_code: '41', department_name: 'Loir-et-Cher' };
const skipped = findPostgres() === undefined;

/** Something that an owner publishes. */
interface Publication {
  /** Address at which visitors see it. */
  path: string;
  /** Publishes a text, and returns when that is answered. */
  publish: (call: AdminCall, text: string) => Promise<unknown>;
}

const publications: Record<string, Publication> = {};
let cluster: Cluster | undefined;
let nodes: BuiltServer[] = [];
let calls: AdminCall[] = [];

const field = (path: string, name: string) => (call: AdminCall, text: string) =>
  sendData(call, 'PUT', path, { [name]: text });

async function publishHome(call: AdminCall, title: string): Promise<unknown> {
  const { published } = await sendData<{ published: PageDocument }>(call, 'GET', '/admin/pages/home');
  for (const section of published.sections) {
    if (section.kind === 'hero') for (const slide of section.content.slides) slide.title = title;
  }
  await sendData(call, 'PUT', '/admin/pages/home/draft', { document: published });
  return sendData(call, 'POST', '/admin/pages/home/publication', {});
}

/** Stores what the publications change. */
async function prepare(call: AdminCall): Promise<void> {
  const add = <Added = { id: number; slug: string }>(path: string, body: object) =>
    sendData<Added>(call, 'POST', `/admin/${path}`, body);
  const town = await add('places', { ...TOWN, coordinates: { lat: 47.58, lng: 1.33 } });
  const article = await add('blog', { title: 'Article', content: 'Texte.', is_published: true });
  const service = await add('services', { title: 'Zinguerie', description: 'Gouttières.' });
  const work = await add('gallery', { title: 'Faîtage', image: await aDataUrl() });
  const review = await add('testimonials', { name: 'Odile', content: 'Toit refait.' });
  publications['section of the home page'] = { path: '/', publish: publishHome };
  publications['page of a town'] = {
    path: `/services/${town.slug}`,
    publish: async (caller, title) => {
      const path = `/admin/places/${town.id}/page`;
      const { content } = await sendData<{ content: CityContent }>(caller, 'GET', path);
      await sendData(caller, 'PUT', path, { content: { ...content, hero: { ...content.hero, title } }, publish: true });
    },
  };
  publications.article = { path: `/blog/${article.slug}`, publish: field(`/admin/blog/${article.id}`, 'title') };
  publications['card of an article'] = { path: '/blog', publish: field(`/admin/blog/${article.id}`, 'excerpt') };
  publications.service = { path: '/services', publish: field(`/admin/services/${service.id}`, 'title') };
  publications['service in the API'] = {
    path: '/api/services',
    publish: field(`/admin/services/${service.id}`, 'title'),
  };
  publications['name of the company'] = { path: '/contact', publish: field('/admin/settings/general', 'site_name') };
  publications.work = { path: '/realisations', publish: field(`/admin/gallery/${work.id}`, 'title') };
  publications.review = { path: '/avis', publish: field(`/admin/testimonials/${review.id}`, 'content') };
}

const read = async ({ origin }: BuiltServer, path: string): Promise<string> => (await fetch(origin + path)).text();

/** Publishes on one node while visitors ask the other; returns what the other answers to the next two. */
async function publishOn(node: number, { path, publish }: Publication, text: string): Promise<string[]> {
  const other = nodes[1 - node] as BuiltServer;
  await read(other, path);
  const early = [read(other, path)];
  const publishing = publish(calls[node] as AdminCall, text);
  early.push(read(other, path));
  await publishing;
  const next = await read(other, path);
  await Promise.all(early);
  return [next, await read(other, path)];
}

/** How often a node or the database has not answered for a second, which holds nobody up. */
const countPauses = (): number =>
  nodes.reduce((sum, node) => sum + (node.output().match(/has not confirmed|goes without/g)?.length ?? 0), 0);

const NAMES = [
  ...['section of the home page', 'page of a town', 'article', 'card of an article', 'service', 'service in the API'],
  ...['name of the company', 'work', 'review'],
];

describe.skipIf(skipped)('publication with two nodes on one PostgreSQL', () => {
  beforeAll(async () => {
    cluster = await startCluster();
    await cluster.createDatabase('nodes');
    const environment = { DATABASE_URL: cluster.url('nodes'), DEMO: '0' };
    nodes = [await startServer(environment), await startServer(environment)];
    calls = [];
    for (const { origin } of nodes) calls.push(await adminCalls(origin));
    await prepare(calls[0] as AdminCall);
  });
  afterAll(async () => {
    for (const node of nodes) await node.discard();
    await cluster?.stop();
  });

  it('knows every publication', () => {
    expect(Object.keys(publications)).toEqual(NAMES);
  });

  it.each(NAMES)('shows a %s on the other node with the next request', async (name) => {
    const publication = publications[name] as Publication;
    const texts: string[] = [];
    let confirmed = 0;
    while (confirmed < ROUNDS * nodes.length) {
      expect(texts.length - confirmed, 'rounds that a node has not confirmed').toBeLessThanOrEqual(MOST_PAUSES);
      const text = `Ardoise ${name} ${texts.length} neuve`;
      texts.push(text);
      const pauses = countPauses();
      const [next = '', second] = await publishOn(texts.length % nodes.length, publication, text);
      if (countPauses() > pauses) continue;
      expect(texts.filter((one) => next.includes(one))).toEqual([text]);
      expect(second).toBe(next);
      confirmed += 1;
    }
  });
});
