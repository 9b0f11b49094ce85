import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import type { ActivityQuery } from './activity.contract.ts';
import { anActivity } from './activity.fixture.server.ts';
import { countActivities, listActivities, readActivity } from './activity.queries.server.ts';

useDatabase();

describe('countActivities', () => {
  afterEach(() => freezeClock());

  it('counts by period and lists every person once', async () => {
    const [camille, rene] = [
      asAccount(await anAccount({ role: 'admin', name: 'Camille' })),
      asAccount(await anAccount({ role: 'admin', name: 'René' })),
    ];
    for (const at of ['2026-09-01', '2026-11-01', '2026-11-18', '2026-11-21']) {
      freezeClock(`${at}T08:00:00.000Z`);
      await anActivity(rene);
    }
    await anActivity(camille);
    const { actors, ...counts } = await countActivities(camille, {});
    expect(counts).toEqual({ total: 5, day: 2, week: 3, month: 4, check: null });
    expect(actors.map(({ name }) => name)).toEqual(['Camille', 'René']);
  });
});

describe('listActivities', () => {
  afterEach(() => freezeClock());

  let camille: Context;

  let rene: Context;

  beforeEach(async () => {
    camille = asAccount(await anAccount({ role: 'admin', name: 'Camille Roux' }));
    rene = asAccount(await anAccount({ role: 'admin', name: 'René Faure' }));
    freezeClock('2026-11-01T08:00:00.000Z');
    await anActivity(rene, { action: 'settings.save', subject: 'settings:general', after: { site_name: 'Toits' } });
    freezeClock('2026-11-20T08:00:00.000Z');
    await anActivity(camille);
    freezeClock('2026-11-21T08:00:00.000Z');
    await anActivity(rene, { action: 'gallery.delete', subject: 'gallery:4', before: { title: 'Toit à Privas' } });
  });

  const result = async (query: Partial<ActivityQuery> = {}): Promise<string[]> => {
    const { items } = await listActivities(camille, query);
    return items.map(({ actor_name, sentence }) => `${actor_name} ${sentence}`);
  };

  const [DELETED, CREATED, SAVED] = [
    'René Faure a supprimé la réalisation « Toit à Privas »',
    'Camille Roux a créé le service « Zinguerie »',
    'René Faure a enregistré les réglages du groupe « Général »',
  ];

  it('lists who did what, newest first or oldest first', async () => {
    expect(await result()).toEqual([DELETED, CREATED, SAVED]);
    expect(await result({ sort_order: 'asc' })).toEqual([SAVED, CREATED, DELETED]);
  });

  it.each([
    ['camille', [CREATED]],
    ['RENE', [DELETED, SAVED]],
    ['supprimé', [DELETED]],
    ['réalisation', [DELETED]],
    ['réglages general', [SAVED]],
    ['service:12', [CREATED]],
    ['zinguerie', [CREATED]],
    ['rené service', []],
    ['100%', []],
  ])('finds “%s” by person, word of the sentence or record', async (search, found) => {
    expect(await result({ search })).toEqual(found);
  });

  it('combines the filters by person, subject and period', async () => {
    const { items } = await listActivities(camille, { search: 'camille' });
    expect(await result({ actor: items[0]?.actor_id ?? 0 })).toEqual([CREATED]);
    expect(await result({ kind: 'gallery' })).toEqual([DELETED]);
    expect(await result({ kind: 'other' })).toEqual([]);
    expect(await result({ period: 'week' })).toEqual([DELETED, CREATED]);
    expect(await result({ period: 'month', kind: 'settings', search: 'rené' })).toEqual([SAVED]);
  });

  it('returns one page at a time', async () => {
    const { items, meta } = await listActivities(camille, { page: 2, per_page: 2 });
    expect([items.map(({ action }) => action), meta]).toEqual([
      ['settings.save'],
      { page: 2, per_page: 2, total: 3, last_page: 2 },
    ]);
  });

  it('returns IP address, user agent and changed values', async () => {
    const [line] = (await listActivities(camille, {})).items;
    expect(line).toMatchObject({ ip: '203.0.113.7', user_agent: 'essai' });
    const opened = await readActivity(camille, { id: line?.id ?? 0 });
    expect(opened).toEqual({ ...line, before: { title: 'Toit à Privas' }, after: {} });
  });
});

describe('readActivity', () => {
  it('returns one line and refuses an unknown id', async () => {
    const admin = await asAdmin();
    await anActivity(admin);
    const [line] = (await listActivities(admin, {})).items;
    expect(await readActivity(admin, { id: line?.id ?? 0 })).toMatchObject({ ...line, after: { title: 'Zinguerie' } });
    await expect(readActivity(admin, { id: 4242 })).rejects.toMatchObject({ status: 404 });
  });
});
