import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { fold } from '#src/kernel/text.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byColumn, randomNumbers } from '#tests/support/random-numbers.ts';
import type { BinKind } from './bin.contract.ts';
import type { BinReach } from './bin.rules.ts';
import { countBin, selectBinPage } from './bin-list.store.server.ts';

useDatabase();

const ROWS = 120;
const PER_PAGE = 10;
const KINDS: BinKind[] = ['quote', 'message', 'gallery'];
const LABELS = ['Élodie Vernet', 'Karim Haddad', 'Josette Crémieu'];
const toReaches = (one: number, other: number): BinReach[] => [
  { kinds: KINDS, userId: null },
  { kinds: KINDS, userId: one },
  { kinds: ['quote'], userId: other },
  { kinds: [], userId: 0 },
];

describe('selectBinPage', () => {
  it('lists and counts what is within reach as a plain comparison does', async () => {
    const below = randomNumbers();
    const [one, other] = [(await anAccount()).id, (await anAccount()).id];
    const rows = Array.from({ length: ROWS }, (_, place) => {
      const label = LABELS[below(LABELS.length)] ?? '';
      return {
        ...{
          kind: KINDS[below(KINDS.length)] ?? '',
          subject_id: place,
          owner_id: [null, one, other][below(3)] ?? null,
          label,
        },
        ...{ content: '{}', person_id: null, person_email: '', actor_id: null, search_text: fold(label) },
        ...{ deleted_at: isoIn(-below(9) * 86_400), expires_at: isoIn((1 - 2 * below(2)) * 86_400) },
      };
    });
    await db().insertInto('bin_records').values(rows).execute();
    const stored = await db().selectFrom('bin_records').selectAll().execute();
    const now = isoIn(0);
    for (const reach of toReaches(one, other)) {
      const within = stored
        .filter(({ kind, expires_at }) => reach.kinds.some((one) => one === kind) && expires_at > now)
        .filter(({ owner_id }) => reach.userId === null || owner_id === null || owner_id === reach.userId);
      expect((await countBin(reach)).total).toBe(within.length);
      for (const wanted of [{}, { kind: 'quote' as const }, { search: 'crémieu' }, { sort_by: 'label' as const }]) {
        const { kind, search, sort_by } = { kind: undefined, search: '', sort_by: 'deleted_at' as const, ...wanted };
        const plain = within
          .filter((row) => kind === undefined || row.kind === kind)
          .filter(({ search_text }) => search_text.includes(fold(search)))
          .toSorted(byColumn(sort_by === 'label' ? 'search_text' : 'deleted_at'));
        for (const page of [1, 3, 50]) {
          const { items, meta } = await selectBinPage(reach, {
            ...wanted,
            sort_order: 'desc',
            page,
            per_page: PER_PAGE,
          });
          const expected = plain.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ id }) => id);
          expect([wanted, meta.total, items.map(({ id }) => id)]).toEqual([wanted, plain.length, expected]);
        }
      }
    }
  });
});
