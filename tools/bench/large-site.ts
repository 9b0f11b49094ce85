import { join } from 'node:path';
import { cityContent } from '#src/domains/places/cities/city.fixture.server.ts';
import { saveCityPage } from '#src/domains/places/cities/commands/save-city-page.server.ts';
import { changeArea } from '#src/domains/places/zones/commands/change-area.server.ts';
import { createPlace } from '#src/domains/places/zones/commands/create-place.server.ts';
import { communesAround, findCommune } from '#src/domains/places/zones/commune.internal.server.ts';
import { NewPlace, type Place } from '#src/domains/places/zones/place.contract.ts';
import { publishPage } from '#src/domains/site-pages/commands/publish-page.server.ts';
import { savePageDraft } from '#src/domains/site-pages/commands/save-page-draft.server.ts';
import { PageDocument } from '#src/domains/site-pages/page.contract.ts';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { type AdminCall, adminCalls } from '#tests/support/back-office.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import type { Row } from './report.ts';

// The website of a company with far more content than most: its editors and its pages must stay quick.
const PLACES = 200;
const CITY_PAGES = 60;
const SECTIONS = 40;
const SEAT = '44109';
const REACH_KM = 200;
const LEAST_INHABITANTS = 2_000;
const WARM_UP = 5;
const ROUNDS = 60;

const COMMUNES_MS = 10;
const EDITOR_MS = 50;
const SAVE_MS = 150;
const PAGE_MS = 100;

/** Beginnings of names and postcodes as people type them. */
const TYPED = ['n', 'nan', 'saint', 'le', '44', '35000', 'villeneuve-les', 'st denis', 'paris', '974', 'aix'];

const SYSTEM = systemContext('bench');

const getHomePage = (): PageDocument =>
  PageDocument.parse({
    meta: { title: 'Toitures' },
    sections: Array.from({ length: SECTIONS }, (_, at) => ({
      id: `section-${at}`,
      kind: 'text-picture',
      content: { title: `Chapitre ${at + 1}`, paragraphs: [`Le toit numéro ${at + 1}, de la charpente au faîtage.`] },
    })),
  });

async function addPlaces(): Promise<Place[]> {
  const seat = await findCommune(SEAT);
  if (seat === undefined) throw new Error('The seat is no commune.');
  const around = await communesAround(seat.coordinates, REACH_KM, LEAST_INHABITANTS);
  const places: Place[] = [];
  for (const commune of around.slice(0, PLACES)) {
    const { name, code, department, coordinates, inhabitants } = commune;
    const fields = { name, insee_code: code, department_code: department.code, department_name: department.name };
    places.push(await createPlace(SYSTEM, NewPlace.parse({ ...fields, coordinates, inhabitants })));
  }
  await changeArea(SYSTEM, {
    seat_id: places.find(({ insee_code }) => insee_code === SEAT)?.id ?? null,
    radius_km: 80,
  });
  return places;
}

async function fillSite(): Promise<Place[]> {
  const places = await addPlaces();
  for (const { id, name } of places.slice(0, CITY_PAGES)) {
    await saveCityPage(SYSTEM, { id, content: cityContent(name), publish: true });
  }
  await savePageDraft(SYSTEM, { page: 'home', document: getHomePage() });
  await publishPage(SYSTEM, { page: 'home' });
  return places;
}

/** Measures the milliseconds until the last byte of each call, at the 95th percentile. */
async function measure(call: (round: number) => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const answer = await call(round + WARM_UP);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    if (round >= 0) times.push(performance.now() - begun);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

const toRow = (name: string, p95: number, goal: number): Row => ({
  name,
  figure: `p95 ${p95.toFixed(1)} ms`,
  goal: `≤ ${goal} ms`,
  holds: p95 <= goal,
});

async function measureEditors(call: AdminCall, [place]: Place[]): Promise<Row[]> {
  const get = (path: string) => () => call('GET', path);
  const page = `/admin/places/${place?.id}/page`;
  const content = cityContent(place?.name ?? '');
  const document = getHomePage();
  const typed = (round: number) => call('GET', `/admin/communes?search=${TYPED[round % TYPED.length]}`);
  return [
    toRow('Search over the communes of France', await measure(typed), COMMUNES_MS),
    toRow('Communes around a seat', await measure(get(`/admin/communes/around?code=${SEAT}`)), EDITOR_MS),
    toRow('List of the places', await measure(get('/admin/places?per_page=100')), EDITOR_MS),
    toRow('Editor of a city page', await measure(get(page)), EDITOR_MS),
    toRow('Saving a city page', await measure(() => call('PUT', page, { content, publish: true })), SAVE_MS),
    toRow('Editor of the home page', await measure(get('/admin/pages/home')), EDITOR_MS),
    toRow('Saving the home page', await measure(() => call('PUT', '/admin/pages/home/draft', { document })), SAVE_MS),
  ];
}

/** Measures pages as they are rendered: the cookie of the preview passes by the cache. */
async function measurePages(server: BuiltServer, call: AdminCall, [place]: Place[]): Promise<Row[]> {
  const preview = await call('GET', '/admin/setup/preview');
  const cookie = preview.headers.get('set-cookie')?.split(';')[0] ?? '';
  const rows: Row[] = [];
  for (const path of ['/', '/zones', `/services/${place?.slug}`, '/plan-du-site', '/sitemap.xml']) {
    const p95 = await measure(() => fetch(server.origin + path, { headers: { cookie } }));
    rows.push(toRow(`${path}, rendered`, p95, PAGE_MS));
  }
  return rows;
}

/** Measures a site with many places, city pages and sections, on SQLite. */
export async function measureLargeSite(): Promise<Row[]> {
  const server = await startServer({ DEMO: '0' });
  await server.stop();
  await openDatabase(join(server.folder, 'faitage.sqlite'));
  const places = await fillSite();
  await closeDatabase();
  await server.restart();
  const call = await adminCalls(server.origin);
  const rows = [...(await measureEditors(call, places)), ...(await measurePages(server, call, places))];
  await server.discard();
  const figure = `over HTTP, ${ROUNDS} calls each`;
  return [
    { name: `${places.length} places, ${CITY_PAGES} city pages, ${SECTIONS} sections`, figure, goal: '', holds: true },
    ...rows,
  ];
}
