import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls } from '#tests/support/back-office.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';

/** Names of the demo company's region, which no page of another company contains. */
const FOREIGN = /rhône|ardèche|drôme|\blyon\b|pouzin|\bvalence\b|grenoble|montélimar|clermont/i;
/** Prose that becomes content with the pages that show it. */
const PROSE = ['/', '/a-propos'];
const MORE = [
  '/itineraire/cadre',
  '/itineraire/cadre?ville=Ancenis',
  '/itineraire/carte',
  '/services/couverture',
  '/adresse-inconnue',
];

interface Commune {
  code: string;
  name: string;
  department: { code: string; name: string };
  postcodes: string[];
  inhabitants: number;
  coordinates: { lat: number; lng: number };
  isApproximate: boolean;
}

let server: BuiltServer;
let call: Awaited<ReturnType<typeof adminCalls>>;

beforeAll(async () => {
  server = await startServer({ DEMO: '0' });
  call = await adminCalls(server.origin);
});
afterAll(() => server.discard());

const read = async (path: string): Promise<string> => (await fetch(server.origin + path)).text();

async function send<Data>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Data> {
  const response = await call(method, path, body);
  const { data, message } = (await response.json()) as { data: Data; message?: string };
  expect(response.status, message ?? path).toBeLessThan(300);
  return data;
}

/** Adds the first commune that a search finds. */
async function add(search: string): Promise<{ id: number; slug: string }> {
  const [commune] = await send<Commune[]>('GET', `/admin/communes?search=${encodeURIComponent(search)}`);
  if (commune === undefined) throw new Error(`${search} is no commune`);
  const { code, name, department, postcodes, inhabitants, coordinates, isApproximate } = commune;
  return send('POST', '/admin/places', {
    name,
    insee_code: code,
    department_code: department.code,
    department_name: department.name,
    postcode: postcodes[0] ?? '',
    inhabitants,
    coordinates,
    is_approximate: isApproximate,
  });
}

async function settle(...searches: string[]): Promise<{ id: number; slug: string }[]> {
  const places = [];
  for (const search of searches) places.push(await add(search));
  await send('PUT', '/admin/area', { seat_id: places[0]?.id, radius_km: 30 });
  return places;
}

describe('places of a company elsewhere', () => {
  it('invent nothing while nothing is stored', async () => {
    const zones = await read('/zones');
    expect(zones).not.toMatch(/GeoCircle|areaServed|<figure/);
    expect((await fetch(`${server.origin}/carte/region.svg`)).status).toBe(404);
    expect(await read('/itineraire/cadre')).toContain('pas encore indiqué son point de départ');
  });

  it('name Nantes and its neighbours on every page, and nothing of the demo company', async () => {
    await send('PUT', '/admin/settings/general', { site_name: 'Couverture Martin', contact_phone: '02 40 00 00 00' });
    await send('PUT', '/admin/settings/company', { city: 'Nantes', postal_code: '44000' });
    const [nantes] = await settle('44000 Nantes', 'Rezé', 'Saint-Herblain', 'Orvault', 'Carquefou', 'Vertou');
    const { content, updated_at } = await send<{ content: object; updated_at: string }>(
      'GET',
      `/admin/places/${nantes?.id}/page`,
    );
    await send('PUT', `/admin/places/${nantes?.id}/page`, { content, publish: true, updated_at });
    for (const path of [...(await pathsOfSitemap(server.origin)), ...MORE, '/services/nantes']) {
      const markup = (await read(path)).replaceAll(/<style>.*?<\/style>/gs, '');
      const html = markup.replaceAll(/\s(?:d|class|href|src|srcSet|imageSrcSet)="[^"]*"/g, '');
      if (!PROSE.includes(path)) expect(FOREIGN.exec(html)?.[0], path).toBeUndefined();
      expect(html, path).not.toMatch(/devis gratuit/i);
      expect(html, path).not.toMatch(/\{(?![xyz]\})\w+\}(?!")|undefined km|null km/);
    }
    const zones = await read('/zones');
    for (const name of ['Nantes', 'Rezé', 'Saint-Herblain', 'Orvault', 'Carquefou', 'Vertou']) {
      expect(zones).toContain(`"@type":"City","name":"${name}"`);
    }
    expect(zones).toContain('"geoMidpoint":{"@type":"GeoCoordinates","latitude":47.2172,"longitude":-1.5534}');
    expect(zones).toContain('"geoRadius":30000');
    expect(await read('/itineraire/cadre?ville=Ancenis')).toContain('Nantes');
    const page = await read('/services/nantes');
    expect(page).toContain('Votre couvreur à Nantes');
    expect(page).toContain('name="robots" content="noindex');
  });

  it.each([
    ['Ajaccio', '2A'],
    ['97400 Saint-Denis', '974'],
  ])('draw a map around %s', async (search) => {
    await settle(search);
    const ground = await read('/carte/region.svg');
    expect(ground).toMatch(/^<svg xmlns/);
    expect(ground).not.toMatch(/NaN|undefined/);
    expect(await read('/zones')).toContain('<ellipse');
  });
});
