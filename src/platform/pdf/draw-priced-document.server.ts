import { PricedDocument } from '#src/kernel/priced-document.ts';
import { readBrand } from '../brand.server.ts';
import { now } from '../clock.server.ts';
import { documentLane } from '../threads/lanes.server.ts';

/**
 * Creates a quote, an invoice or a credit note as PDF in the company's look of today: A4, fonts embedded, tagged for screen readers. Slow work in a
 * thread: never call it inside a transaction.
 * @throws ZodError for an invalid document, DomainError `unavailable` when too many are in progress.
 */
export async function drawPricedDocument(document: PricedDocument): Promise<Uint8Array> {
  const letterhead = { document: PricedDocument.parse(document), at: now(), brand: await readBrand() };
  return documentLane().run('render-priced-document', letterhead);
}
