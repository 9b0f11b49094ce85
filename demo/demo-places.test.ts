import { describe, expect, it } from 'vitest';
import { listTowns } from '#src/domains/places/cities/city.internal.server.ts';
import { CITY_TRADES } from '#src/domains/places/cities/city-content.contract.ts';
import { allText, compareTexts, OWN_SHARE_MIN, SIMILARITY_LIMIT } from '#src/domains/places/cities/own-text.rules.ts';
import { changeArea } from '#src/domains/places/zones/commands/change-area.server.ts';
import { planTripTo, readMap, readZones } from '#src/domains/places/zones/zone.internal.server.ts';
import { PLACEHOLDER_NAMES } from '#src/kernel/placeholder-names.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useFilledDatabase } from '#tests/support/database.ts';
import { demoRecords } from './demo-site.server.ts';
import { fillSite } from './fill-site.server.ts';

const system = systemContext('test');

const OF_PLACES = ['places', 'area', 'cities'];
/** Adds the missing places, area and city pages. */
const fill = () =>
  fillSite(system, { isWanted: ({ part, outcome }) => OF_PLACES.includes(part) && outcome === 'create' });
const CITY_PAGES = demoRecords('cities');

useFilledDatabase(fill);

describe('places of the demo', () => {
  it('stores seventeen places, of which one is the seat, and five city pages', async () => {
    const zones = await readZones();
    expect(zones.map(({ name }) => name)).toEqual(demoRecords('places').map(({ name }) => name));
    expect(zones.filter(({ isSeat }) => isSeat).map(({ name }) => name)).toEqual(['Le Pouzin']);
    expect((await listTowns()).map(({ slug }) => slug)).toEqual(CITY_PAGES.map(({ place }) => place));
  });

  it('changes nothing when it runs again, nor an area that an owner stored', async () => {
    await changeArea(system, { radius_km: 40 });
    await fill();
    expect(await readZones()).toHaveLength(17);
    expect((await readMap(system)).area.radiusKm).toBe(40);
  });

  it('gives each place five or six districts, two sentences and its own icon', async () => {
    const zones = await readZones();
    for (const { cities, description } of zones) {
      expect([5, 6]).toContain(cities.length);
      expect(description.match(/[^.]\.(?=\s|$)/g)).toHaveLength(2);
    }
    for (const distinct of ['description', 'icon', 'coverage', 'slug'] as const) {
      expect(new Set(zones.map((zone) => zone[distinct])).size).toBe(17);
    }
  });

  it('marks the one town outside the circle as “sur étude”', async () => {
    const beyond = (await readZones()).filter(({ isWithinRadius }) => !isWithinRadius);
    expect(beyond.map(({ name, coverage, color }) => [name, coverage, color])).toEqual([
      ['Clermont-Ferrand', 'Au-delà de 100\u00a0km\u00a0: sur étude', 'ardoise'],
    ]);
  });

  it('keeps the frames and markers of its map as they were placed', async () => {
    const { layout } = await readMap(system);
    expect(layout).toMatchObject({
      region: { west: 2.85, east: 6.3, north: 46.19, south: 44.16 },
      isDetailInCorner: true,
      markers: { lyon: { x: 13, y: -17 }, 'clermont-ferrand': { x: 0, y: -20 }, 'le-pouzin': { x: 0, y: -20 } },
    });
    expect(layout?.detailed.toSorted()).toEqual([
      'la-saulce',
      'la-voulte-sur-rhone',
      'livron',
      'loriol-sur-drome',
      'mirmande',
    ]);
    expect(Object.keys(layout?.departments ?? {}).toSorted()).toEqual(['07', '26', '38', '42', '63', '69']);
  });

  it('knows the trips that it shows as examples', async () => {
    const { examples } = await planTripTo({ ville: '' });
    for (const ville of examples) expect((await planTripTo({ ville })).answer.kind, ville).toBe('trip');
  });
});

describe('demo city pages', () => {
  const texts = CITY_PAGES.map(({ content }) => allText(content));

  it.each(CITY_PAGES.map(({ place }, at) => [place, at] as const))('says of %s mostly its own', (_slug, at) => {
    const text = texts[at] ?? '';
    const others = texts.filter((other) => other !== text);
    const { share, similarities } = compareTexts(text, others);
    expect(share).toBeGreaterThanOrEqual(OWN_SHARE_MIN);
    expect(Math.max(...similarities)).toBeLessThan(SIMILARITY_LIMIT);
  });

  it.each(CITY_PAGES)('writes $place with known placeholders and French typography', ({ content: page }) => {
    const sentences = allText(page).split('\n');
    const names = sentences.flatMap((sentence) => [...sentence.matchAll(/\{\??(\w+)\}/g)].map(([, name]) => name));
    for (const name of names) expect(PLACEHOLDER_NAMES).toContain(name);
    expect(sentences.filter((sentence) => /'| [:;!?»]/.test(sentence))).toEqual([]);
    expect(page.services.trades.map(({ trade }) => trade)).toEqual(CITY_TRADES);
  });
});
