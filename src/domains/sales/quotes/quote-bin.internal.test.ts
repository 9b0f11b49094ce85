import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { getWholeTables, restoreLast } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createAmendment } from './commands/create-amendment.server.ts';
import { deleteQuote } from './commands/delete-quote.server.ts';
import { aQuote } from './quote.fixture.server.ts';
import { AMENDMENT_LINES, aContract } from './quote-amendment.fixture.server.ts';
import { restoreQuote } from './quote-bin.internal.server.ts';

useDatabase();

describe('bin of the quotes', () => {
  it('puts a deleted quote back under its number', async () => {
    const { id } = await aQuote({ amount_cents: 100 });
    const before = await getWholeTables('quotes');
    await deleteQuote(await asAdmin(), { id: id });
    await restoreLast('quote', id, restoreQuote);
    expect(await getWholeTables('quotes')).toEqual(before);
  });

  it('gives an unsent amendment the next place of its contract where its own is taken', async () => {
    const admin = await asAdmin();
    const { id: contract } = await aContract();
    const first = await createAmendment(admin, { id: contract, lines: AMENDMENT_LINES });
    await deleteQuote(admin, { id: first.id });
    await createAmendment(admin, { id: contract, lines: AMENDMENT_LINES });
    await restoreLast('quote', Number(first.id), restoreQuote);
    const rows = await db()
      .selectFrom('quotes')
      .select(['id', 'amendment'])
      .where('amends_id', '=', contract)
      .orderBy('id')
      .execute();
    expect(rows.map(({ amendment }) => amendment)).toEqual([2, 1]);
  });
});
