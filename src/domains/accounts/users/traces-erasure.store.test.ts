import { describe, expect, it, vi } from 'vitest';
import { db, engine } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from './user.fixture.server.ts';
import { confirmEmail, erasePerson } from './user.internal.server.ts';

useDatabase();

const AT = '2026-11-01T00:00:00.000Z';
/** More than two parts of a table. */
const COUNT = 2_100;
/** The first and last rows of parts, and one that is neither. */
const THEIRS = new Set([1, 500, 501, 777, 1_000, 1_001, 2_000, 2_001, 2_100]);
const NAME = 'Zéphyrine Quatrelivres';
const EMAIL = 'zephyrine.quatrelivres@essai.example';

const places = Array.from({ length: COUNT }, (_, at) => at + 1);

/** Stores notifications, queued emails and deliveries, some of which name one person. */
async function store(theirs: ReadonlySet<number>): Promise<void> {
  const named = (place: number): string => (theirs.has(place) ? NAME : 'Camille Faure');
  const endpoint = {
    ...{ id: 1, url: 'https://essai.example', description: '', events: '[]', secret: '', is_enabled: 1 },
    ...{ created_at: AT, updated_at: AT },
  };
  await db().insertInto('webhook_endpoints').values(endpoint).execute();
  const notifications = places.map((id) => ({
    ...{ id, type: 'info', event: '', link: '', created_at: AT },
    ...{ title: `${named(id)} : devis`, message: `Demande de ${named(id)}` },
  }));
  const jobs = places.map((id) => ({
    ...{ id, kind: 'mail', status: 'waiting', attempts: 0, run_at: AT, created_at: AT },
    payload: JSON.stringify({ to: theirs.has(id) ? EMAIL : `x${EMAIL}` }),
  }));
  const deliveries = places.map((id) => ({
    ...{
      id,
      endpoint_id: 1,
      event_id: String(id),
      event_type: 'x',
      state: 'delivered' as const,
      attempts: 1,
      last_answer: '',
    },
    ...{ person_email: '', created_at: AT, payload: JSON.stringify({ about: `Pour ${named(id)}` }) },
  }));
  for (let at = 0; at < COUNT; at += 100) {
    await db()
      .insertInto('notifications')
      .values(notifications.slice(at, at + 100))
      .execute();
    await db()
      .insertInto('jobs')
      .values(jobs.slice(at, at + 100))
      .execute();
    await db()
      .insertInto('webhook_deliveries')
      .values(deliveries.slice(at, at + 100))
      .execute();
  }
}

const selectEmails = async (): Promise<number[]> =>
  (await db().selectFrom('jobs').select('id').where('kind', '=', 'mail').orderBy('id').execute()).map(({ id }) => id);

const selectDeliveries = async (): Promise<number[]> =>
  (await db().selectFrom('webhook_deliveries').select('id').orderBy('id').execute()).map(({ id }) => id);

async function aPerson(): Promise<{ id: number }> {
  const { id } = await anAccount({ name: NAME, email: EMAIL });
  await confirmEmail({ id, email: EMAIL });
  return { id };
}

describe('erasePerson', () => {
  it('finds every trace in long tables, and changes nothing else', async () => {
    await store(THEIRS);
    const others = places.filter((place) => !THEIRS.has(place));
    await erasePerson(await aPerson());
    expect(await selectEmails()).toEqual(others);
    expect(await selectDeliveries()).toEqual(others);
    const notifications = await db().selectFrom('notifications').select(['id', 'title', 'message']).execute();
    const toWords = (id: number): string => (THEIRS.has(id) ? 'Personne effacée' : 'Camille Faure');
    expect(notifications.sort((one, other) => one.id - other.id)).toEqual(
      places.map((id) => ({ id, title: `${toWords(id)} : devis`, message: `Demande de ${toWords(id)}` })),
    );
  });

  it('reads no long table in one piece on SQLite, and leaves the event loop between the parts', async () => {
    if (engine() === 'postgres') return;
    await store(new Set());
    const person = await aPerson();
    // Each reading of the clock is ten milliseconds after the one before: every part is a long one.
    let clock = performance.now();
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => {
      clock += 10;
      return clock;
    });
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await erasePerson(person);
    isDone = true;
    spy.mockRestore();
    // Four turns between the five parts of each of the three tables.
    expect(turns).toBeGreaterThanOrEqual(12);
  });
});
