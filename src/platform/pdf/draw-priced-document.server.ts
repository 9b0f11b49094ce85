import { PricedDocument } from '#src/kernel/priced-document.ts';
import { now } from '../clock.server.ts';
import { documentLane } from '../threads/lanes.server.ts';

/**
 * A quote, an invoice or a credit note as PDF: A4, fonts embedded, tagged for reading programs. Slow work in a thread:
 * never inside a transaction.
 * @throws ZodError for what is no priced document, DomainError `unavailable` when too many are drawn.
 */
export async function drawPricedDocument(document: PricedDocument): Promise<Uint8Array> {
  return documentLane.run('render-priced-document', { document: PricedDocument.parse(document), at: now() });
}
