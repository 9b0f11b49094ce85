import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byColumn } from '#tests/support/random-numbers.ts';
import { QUOTE_STAGES, URGENCIES } from './quote.contract.ts';
import { aQuote } from './quote.fixture.server.ts';
import { STAGES_OF, URGENCIES_OF } from './quote.rules.ts';
import { selectQuotePage } from './quote-admin.store.server.ts';

useDatabase();

describe('selectQuotePage', () => {
  it('filters by status and priority as the stages and urgencies they stand for', async () => {
    for (const status of QUOTE_STAGES) for (const urgency of URGENCIES) await aQuote({ status, urgency });
    const stored = (await db().selectFrom('quotes').selectAll().execute()).toSorted(byColumn('created_at'));
    const list = async (wanted: Parameters<typeof selectQuotePage>[0]) => {
      const { items, meta } = await selectQuotePage({ ...wanted, per_page: 100 });
      return [meta.total, ...items.map(({ id }) => id)];
    };
    for (const [status, stages] of Object.entries(STAGES_OF)) {
      const plain = stored.filter((quote) => (stages as readonly string[]).includes(quote.status)).map(({ id }) => id);
      expect(await list({ status: status as keyof typeof STAGES_OF })).toEqual([plain.length, ...plain]);
    }
    for (const [priority, urgencies] of Object.entries(URGENCIES_OF)) {
      const plain = stored.filter(({ urgency }) => (urgencies as readonly string[]).includes(urgency));
      const ids = plain.map(({ id }) => id);
      expect(await list({ priority: priority as keyof typeof URGENCIES_OF })).toEqual([ids.length, ...ids]);
    }
  });
});
