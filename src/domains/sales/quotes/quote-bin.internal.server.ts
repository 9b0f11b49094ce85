import { type BinnedRecord, keepInBin, putRowsBack } from '#src/domains/bin/bin.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { holdContract } from './quote-amendment.internal.server.ts';
import { selectAmendments, selectNextPlace } from './quote-amendment.store.server.ts';
import { QUOTE_AMENDMENT_TEXTS as TEXTS } from './quote-amendment.texts.ts';

/** Puts a quote into the bin, before it is deleted: only one without agreement, order, invoice or payment can be. */
export const keepQuote = (by: Context, id: number): Promise<void> =>
  keepInBin(by, {
    kind: 'quote',
    subjectId: id,
    label: ['name', 'service_type'],
    rows: [{ table: 'quotes', column: 'id', values: [id] }],
    pointers: [
      { table: 'contact_messages', column: 'quote_id' },
      { table: 'chat_sessions', column: 'quote_id' },
    ],
    person: { id: 'user_id', email: 'email' },
  });

/** Puts a deleted quote back; an amendment takes the next place of its contract where its own is taken by now. */
export async function restoreQuote(record: BinnedRecord): Promise<string> {
  const [row = {}] = record.content.rows.quotes ?? [];
  const { amends_id } = row;
  if (typeof amends_id === 'number') {
    if ((await holdContract({ id: amends_id })) === undefined)
      throw new DomainError('conflict', TEXTS.refused.contractGone);
    const isTaken = (await selectAmendments([amends_id])).some(({ amendment }) => amendment === row.amendment);
    if (isTaken) row.amendment = await selectNextPlace(amends_id);
  }
  await putRowsBack(record, { references: { quotes: { user_id: 'users' } } });
  await publish('admin', { event: 'quotes', id: record.subjectId });
  return '';
}
