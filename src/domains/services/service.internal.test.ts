import { afterEach, describe, expect, it } from 'vitest';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aService } from './service.fixture.server.ts';
import {
  countServiceGrowth,
  findService,
  listPublishedServices,
  searchServiceRecords,
} from './service.internal.server.ts';

useDatabase();

describe('findService', () => {
  it('returns a hidden service as well, and undefined for an unknown id', async () => {
    const { id } = await aService({ title: 'Zinguerie', is_active: false });
    expect(await findService(id)).toMatchObject({ title: 'Zinguerie', is_active: false });
    expect(await findService(999)).toBeUndefined();
  });
});

describe('listPublishedServices', () => {
  it('lists published services in the owner’s order', async () => {
    await aService({ title: 'Un', sort_order: 2 });
    await aService({ title: 'Deux', sort_order: 1 });
    await aService({ title: 'Trois', sort_order: 3, is_active: false });
    expect((await listPublishedServices()).map(({ title }) => title)).toEqual(['Deux', 'Un']);
  });
});

describe('countServiceGrowth', () => {
  afterEach(() => freezeClock());

  const SINCE = '2026-11-01T00:00:00.000Z';

  it('counts all and published services, now and at an instant', async () => {
    const nothing = { total: 0, visible: 0, total_before: 0, visible_before: 0 };
    expect(await countServiceGrowth(SINCE)).toEqual(nothing);
    freezeClock('2026-10-31T23:59:59.999Z');
    await aService({ title: 'Un' });
    await aService({ title: 'Deux', is_active: false });
    freezeClock(SINCE);
    await aService({ title: 'Trois' });
    expect(await countServiceGrowth(SINCE)).toEqual({
      total: 3,
      visible: 2,
      total_before: 2,
      visible_before: 1,
    });
  });
});

describe('searchServiceRecords', () => {
  it('finds published and hidden services without regard to accents, newest first', async () => {
    const old = await aService({ title: 'Évacuation des eaux', category: 'Couverture' });
    const hidden = await aService({ title: 'ÉVACUATION cachée', category: 'Couverture', is_active: false });
    await aService({ title: 'Autre chose' });
    expect(await searchServiceRecords({ search: 'evacuation', limit: 5 })).toEqual([
      { id: hidden.id, title: 'ÉVACUATION cachée', subtitle: 'Couverture' },
      { id: old.id, title: 'Évacuation des eaux', subtitle: 'Couverture' },
    ]);
    expect(await searchServiceRecords({ search: 'evacuation', limit: 1 })).toHaveLength(1);
    expect(await searchServiceRecords({ search: '%%', limit: 5 })).toEqual([]);
  });
});
