import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addCommune } from '../place.fixture.server.ts';
import { readArea, readMap } from '../zone.internal.server.ts';
import { changeArea } from './change-area.server.ts';

useDatabase();
afterEach(() => freezeClock());

describe('changeArea', () => {
  it('stores seat, radius and centre, and keeps what was not sent', async () => {
    const { id, coordinates } = await addCommune('44109');
    const admin = await asAdmin();
    await changeArea(admin, { seat_id: id, radius_km: 30 });
    expect(await readArea()).toMatchObject({ seat: { name: 'Nantes' }, centre: coordinates, radiusKm: 30 });
    const area = await changeArea(admin, { centre: { lat: 47.5, lng: -1.5 }, radius_km: null });
    expect(area).toMatchObject({ seat_id: id, radius_km: null, centre: { lat: 47.5, lng: -1.5 }, map_zoom: 9 });
  });

  it('stores the company’s own sentences, which replace those built from the data', async () => {
    const admin = await asAdmin();
    const { id } = await addCommune('44109');
    await changeArea(admin, { seat_id: id, radius_km: 30 });
    const summary = async () => (await readMap(asVisitor())).words.summary;
    expect(await summary()).toMatch(/^Nous intervenons à Nantes et jusqu’à 30.km alentour\.$/);
    const texts = { planner_hint: '', examples: [] };
    await changeArea(admin, { texts: { ...texts, summary: 'De la Loire à l’Erdre, {radius} km.' } });
    expect(await summary()).toBe('De la Loire à l’Erdre, 30 km.');
    await changeArea(admin, { radius_km: null });
    expect(await summary()).toBe('Nous intervenons à Nantes et dans les environs.');
  });

  it.each([
    ['a radius of zero', { radius_km: 0 }],
    ['a radius around the world', { radius_km: 40_000 }],
    ['a zoom that no map has', { map_zoom: 30 }],
    ['a marker far from its place', { layout: { markers: { nantes: { x: 900, y: 0 } }, departments: {} } }],
  ])('refuses %s', async (_name, change) => {
    await expect(changeArea(await asAdmin(), change)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('refuses a seat that is no place, a visitor and a stale version', async () => {
    freezeClock('2026-10-01T08:00:00Z');
    const admin = await asAdmin();
    await expect(changeArea(admin, { seat_id: 99 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(changeArea(asVisitor(), { radius_km: 10 })).rejects.toMatchObject({ code: 'unauthenticated' });
    const { updated_at } = await changeArea(admin, { radius_km: 10, updated_at: '' });
    freezeClock('2026-10-01T08:01:00Z');
    await changeArea(admin, { radius_km: 20, updated_at });
    await expect(changeArea(admin, { radius_km: 30, updated_at })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('writes what changed to the audit log', async () => {
    await changeArea(await asAdmin(), { radius_km: 10 });
    const entries = await db().selectFrom('audit_log').select(['action', 'after']).execute();
    expect(entries).toContainEqual({ action: 'area.change', after: expect.stringContaining('"radius_km":10') });
  });
});
