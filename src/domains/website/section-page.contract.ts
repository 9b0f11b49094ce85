import { z } from 'zod';
import { PageDocument } from '#src/domains/site-pages/page.contract.ts';
import { SectionRecords } from './section-records.contract.ts';

/** A page made of sections, with the records that they show. */
export const SectionPage = z.object({
  document: PageDocument,
  records: SectionRecords,
  /** False when a part could not be read: the page must not be cached. */
  isComplete: z.boolean(),
});
export type SectionPage = z.infer<typeof SectionPage>;
