import type { Selectable } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { fold } from '#src/kernel/text.ts';
import { eraseAuditValues } from '#src/platform/audit-erasure.server.ts';
import { purgeAudit } from '#src/platform/audit-retention.server.ts';
import { freezeClock, isoIn } from '#src/platform/clock.server.ts';
import type { AuditRow } from '#src/platform/database/audit-tables.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { ACT_TEXTS } from './act.texts.ts';
import { ACTIVITY_KINDS, type ActivityQuery, PERIOD_DAYS, PERIODS } from './activity.contract.ts';
import { anActivity } from './activity.fixture.server.ts';
import { isMeant, isOfKind, wordsMeant } from './activity.rules.ts';
import { selectActivities } from './activity.store.server.ts';

useDatabase();

const DAY_SECONDS = 86_400;
const PER_PAGE = 5;
/** So few that some pages are among them, some not. */
const NEAR_LINES = 20;
const ACTIONS = ['message.reply', 'message.delete', 'gallery.delete', 'quote.send', 'auth.login', 'unknown.act'];
const SEARCHES = [
  'message',
  'supprimé',
  'réal',
  'rené',
  'rené supprimé',
  'message:1',
  'mess quote',
  'a',
  'absent',
  'de:',
  '\u0301',
];

/** Returns whole numbers below a limit, the same at each run. */
function randomNumbers(): (limit: number) => number {
  let state = 11;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** Writes lines on several days of three months, the same day often. */
async function writeLines(people: Context[], below: (limit: number) => number, count = 60): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const day = new Date(Date.UTC(2026, 7, 1) + Math.floor(number / 5) * 7 * DAY_SECONDS * 1_000 + number * 60_000);
    freezeClock(day.toISOString());
    const action = ACTIONS[below(ACTIONS.length)] ?? '';
    const by = people[below(people.length)] as Context;
    await anActivity(by, { action, subject: `${action.split('.')[0]}:${number % 20}`, after: { title: 'Réalisé' } });
  }
}

/** Searches all lines without any index. */
async function searchPlainly({
  search = '',
  actor,
  kind,
  period,
  sort_order = 'desc',
}: ActivityQuery): Promise<number[]> {
  const lines = await db().selectFrom('audit_log').selectAll().execute();
  const since = period === undefined ? '' : isoIn(-PERIOD_DAYS[period] * DAY_SECONDS);
  const hasWord = (line: Selectable<AuditRow>, word: string): boolean =>
    line.search_text.includes(fold(word)) || isMeant(line.action, wordsMeant(word, ACT_TEXTS));
  const found = lines.filter(
    (line) =>
      (actor === undefined || line.actor_id === actor) &&
      (kind === undefined || isOfKind(line.action, kind)) &&
      line.at >= since &&
      search
        .split(' ')
        .filter(Boolean)
        .every((word) => hasWord(line, word)),
  );
  const inOrder = found.toSorted((one, other) => one.at.localeCompare(other.at) || one.id - other.id);
  return (sort_order === 'asc' ? inOrder : inOrder.toReversed()).map(({ id }) => id);
}

async function compareSearches(actor: number): Promise<void> {
  const queries: ActivityQuery[] = [
    {},
    ...SEARCHES.map((search) => ({ search })),
    ...ACTIVITY_KINDS.map((kind) => ({ kind })),
    ...PERIODS.map((period) => ({ period })),
    { actor },
    { actor, period: 'month', kind: 'message' },
    { actor, search: 'supprimé' },
    { kind: 'quote', search: 'rené' },
  ];
  for (const [place, query] of queries.entries()) {
    const sort_order = place % 2 === 0 ? 'asc' : 'desc';
    const plain = await searchPlainly({ ...query, sort_order });
    const pages: number[] = [];
    for (let page = 1; page <= Math.ceil(plain.length / PER_PAGE) + 1; page += 1) {
      const { items, meta } = await selectActivities({ ...query, sort_order, page, per_page: PER_PAGE }, NEAR_LINES);
      expect([query, meta.total]).toEqual([query, plain.length]);
      pages.push(...items.map(({ id }) => id));
    }
    expect([query, sort_order, pages]).toEqual([query, sort_order, plain]);
  }
}

describe('selectActivities', () => {
  afterEach(() => freezeClock());

  it('finds, counts and orders the same lines as a plain comparison, after erasures and a purge', async () => {
    const rene = await anAccount({ role: 'admin', name: 'René Faure' });
    const people = [asAccount(rene), asAccount(await anAccount({ role: 'admin', name: 'Camille Roux' }))];
    const below = randomNumbers();
    await writeLines(people, below);
    await compareSearches(rene.id);
    // Totals that were counted before have to count what was added since, and only that.
    for (let round = 0; round < 3; round += 1) {
      await writeLines(people, below, 1 + below(4));
      await compareSearches(rene.id);
    }
    const undone = transaction(async () => {
      await writeLines(people, below, 2);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await compareSearches(rene.id);
    await transaction(() => eraseAuditValues({ subjects: ['message:3', 'message:4', 'gallery:5'] }));
    await compareSearches(rene.id);
    await transaction(() => eraseAuditValues({ actorId: rene.id }));
    await compareSearches(rene.id);
    freezeClock('2027-09-01T08:00:00.000Z');
    await purgeAudit(30);
    freezeClock('2029-09-15T08:00:00.000Z');
    expect(await purgeAudit(30)).toBeGreaterThan(0);
    await compareSearches(rene.id);
  });
});
