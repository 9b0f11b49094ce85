import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTown } from './city.fixture.server.ts';
import { listCities, openCityPage, readCity } from './city.queries.server.ts';

useDatabase();

describe('listCities', () => {
  it('lists the towns with a page, with the data for links', async () => {
    await aTown('44109');
    await aTown('44143');
    const cities = await listCities(asVisitor(), {});
    expect(cities).toEqual([
      { slug: 'nantes', name: 'Nantes', department: 'Loire-Atlantique' },
      { slug: 'reze', name: 'Rezé', department: 'Loire-Atlantique' },
    ]);
  });
});

describe('readCity', () => {
  it('returns the page of a town with its place', async () => {
    await aTown('44109');
    const city = await readCity(asVisitor(), { slug: 'nantes' });
    expect(city).toMatchObject({ name: 'Nantes', coordinates: { lat: 47.2172, lng: -1.5534 }, scene: 'none' });
  });

  it.each(['privas', '', 'constructor'])('answers not-found for “%s”', async (slug) => {
    await expect(readCity(asVisitor(), { slug })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('openCityPage', () => {
  it('opens a page for staff only, and none of an unknown place', async () => {
    const { id } = await aTown('44109', { isPublished: false });
    expect(await openCityPage(await asAdmin(), { id })).toMatchObject({ isStored: true, isPublished: false });
    await expect(openCityPage(asVisitor(), { id })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(openCityPage(await asAdmin(), { id: id + 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
