import { describe, expect, it } from 'vitest';
import { anArea } from '#src/domains/places/zones/place.fixture.server.ts';
import { readZones } from '#src/domains/places/zones/zone.internal.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTown, cityContent } from './city.fixture.server.ts';
import { isTownAddress, listTowns, openTownPage, readReach, readTown, showsTown } from './city.internal.server.ts';
import { CityContent } from './city-content.contract.ts';

useDatabase();

const long = (words: string) =>
  cityContent('Clisson', { roofs: { title: 'Toits', paragraphs: [`${words} `.repeat(3).trim()] } });

describe('listTowns', () => {
  it('returns the towns with a published page in the order of the places', async () => {
    await aTown('44143');
    await aTown('44109');
    await aTown('44215', { isPublished: false });
    expect((await listTowns()).map(({ slug }) => slug)).toEqual(['reze', 'nantes']);
    expect((await readZones()).map(({ pageHref }) => pageHref)).toEqual(['/services/reze', '/services/nantes', null]);
  });

  it('keeps from search engines two pages that share most of their text', async () => {
    await aTown('44109', { content: cityContent('Nantes') });
    await aTown('44143', { content: cityContent('Nantes') });
    expect((await listTowns()).map(({ isIndexed }) => isIndexed)).toEqual([false, false]);
  });

  it('lets search engines read a page whose words are its own', async () => {
    await aTown('44109', { content: long('un deux trois quatre cinq six sept huit neuf dix onze douze') });
    expect((await listTowns())[0]).toMatchObject({ name: 'Nantes', department: 'Loire-Atlantique', isIndexed: true });
  });
});

describe('readTown', () => {
  it('returns the content of a published page, or answers not-found', async () => {
    await aTown('44109');
    await aTown('44143', { isPublished: false });
    expect((await readTown({ slug: 'nantes' })).hero.title).toBe('Couvreur à Nantes, près de chez vous');
    for (const slug of ['reze', 'lyon', 'constructor']) {
      await expect(readTown({ slug })).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});

describe('readReach', () => {
  it('measures from the seat, and names the nearest other places', async () => {
    await anArea(['44143', '44162', '44114'], 30);
    await aTown('44109');
    const reach = await readReach(await readTown({ slug: 'nantes' }));
    expect(reach).toMatchObject({ town: 'Nantes (44)', seat: 'Rezé', km: 3, radiusKm: 30, isWithinRadius: true });
    expect(reach.neighbours.map(({ name }) => name)).toEqual(['Saint-Herblain', 'Orvault']);
  });
});

describe('isTownAddress and showsTown', () => {
  it('keep the address of any page, and show only a published one', async () => {
    await aTown('44109');
    await aTown('44143', { isPublished: false });
    expect([await isTownAddress('nantes'), await isTownAddress('reze'), await isTownAddress('vertou')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([await showsTown('nantes'), await showsTown('reze')]).toEqual([true, false]);
  });
});

describe('openTownPage', () => {
  it('returns a skeleton without facts where no page is stored', async () => {
    const [nantes] = await anArea(['44109'], 30);
    const page = await openTownPage(nantes?.id ?? 0);
    expect(page).toMatchObject({ isStored: false, isPublished: false, updated_at: '', name: 'Nantes' });
    expect(page.content.hero).toEqual({ eyebrow: '', title: 'Votre couvreur à Nantes', text: '' });
    expect(CityContent.parse(page.content)).toEqual(page.content);
  });

  it('compares the page with the other published ones', async () => {
    const { id } = await aTown('44109', { content: cityContent('Nantes'), isPublished: false });
    await aTown('44143', { content: cityContent('Nantes') });
    expect((await openTownPage(id)).ownText).toMatchObject({
      share: 0,
      isEnough: false,
      nearest: { name: 'Rezé', similarity: 1 },
    });
  });
});
