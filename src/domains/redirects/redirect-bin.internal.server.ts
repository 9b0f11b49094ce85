import { type BinnedRecord, keepInBin, putRowsBack } from '#src/domains/bin/bin.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { NewRedirect } from './redirect.contract.ts';
import { checkRedirect, getGround, REDIRECTS_CONTENT } from './redirect.internal.server.ts';
import { REDIRECTS_MAX, tooManyRedirects } from './redirect.rules.ts';
import { selectRedirects } from './redirect.store.server.ts';

/** Puts a redirect into the bin, before it is deleted. */
export const keepRedirect = (by: Context, id: number): Promise<void> =>
  keepInBin(by, {
    kind: 'redirect',
    subjectId: id,
    label: ['from_path', 'to_path'],
    rows: [{ table: 'redirects', column: 'id', values: [id] }],
  });

/** Puts a deleted redirect back, checked as a new one. @throws DomainError where a page or another redirect has its address. */
export async function restoreRedirect(record: BinnedRecord): Promise<string> {
  const [row = {}] = record.content.rows.redirects ?? [];
  const others = await selectRedirects();
  if (others.length >= REDIRECTS_MAX) throw tooManyRedirects();
  const { to_path } = await checkRedirect(NewRedirect.parse(row), getGround(others));
  await putRowsBack({ ...record, content: { ...record.content, rows: { redirects: [{ ...row, to_path }] } } });
  await publish('content', { what: REDIRECTS_CONTENT });
  return '';
}
