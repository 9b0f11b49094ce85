import { describe, expect, it } from 'vitest';
import { ZONES } from '#src/domains/places/zones/zone.rules.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { CITY_SLUGS, CITY_TRADES, type City } from './city.contract.ts';
import { listCities, readCity } from './city.queries.server.ts';
import { getReach } from './city.rules.ts';

describe('listCities', () => {
  it('lists the five towns in their fixed order, with the data for links', async () => {
    const cities = await listCities(systemContext('test'), {});
    expect(cities.map(({ slug }) => slug)).toEqual(CITY_SLUGS);
    expect(cities.at(-1)).toEqual({ slug: 'grenoble', name: 'Grenoble', department: 'Isère' });
  });
});

describe('readCity', () => {
  const context = systemContext('test');

  const getSentences = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(getSentences);

  describe.each(CITY_SLUGS)('%s', (slug) => {
    const result = (): Promise<City> => readCity(context, { slug });

    it('lists its five trades in order and uses the name of its zone', async () => {
      const city = await result();
      expect(city.services.trades.map(({ trade }) => trade)).toEqual(CITY_TRADES);
      expect(ZONES.find((zone) => zone.slug === slug)?.name).toBe(city.name);
    });

    it('contains the company’s promises', async () => {
      const city = await result();
      const moss = city.services.trades.find(({ trade }) => trade === 'demoussage');
      expect(`${moss?.text} ${moss?.features.join(' ')}`).toMatch(/garanti/i);
      const all = getSentences(city).join(' ');
      for (const promise of ['{clients}', '24h/24', '7j/7']) expect(all).toContain(promise);
      expect(all).toMatch(/décennale/i);
    });

    it('states whether the town is inside the computed radius', async () => {
      const city = await result();
      expect(city.hero.text.includes('au-delà de notre cercle')).toBe(!getReach(slug).isWithinRadius);
    });

    it('contains no unknown placeholder and no straight apostrophe', async () => {
      const sentences = getSentences(await result());
      const placeholders = sentences.flatMap((sentence) => sentence.match(/\{\w+\}/g) ?? []);
      expect(placeholders.filter((name) => !['{name}', '{clients}', '{radius}'].includes(name))).toEqual([]);
      expect(sentences.filter((sentence) => /'| [:;!?»]/.test(sentence))).toEqual([]);
    });
  });

  it('uses a unique title and description for each town', async () => {
    const cities = await Promise.all(CITY_SLUGS.map((slug) => readCity(context, { slug })));
    for (const pick of [({ meta }: City) => meta.title, ({ meta }: City) => meta.description]) {
      expect(new Set(cities.map(pick)).size).toBe(CITY_SLUGS.length);
    }
  });

  it.each(['privas', '', 'constructor'])('answers not-found for “%s”', async (slug) => {
    await expect(readCity(context, { slug })).rejects.toMatchObject({ code: 'not-found' });
  });
});
