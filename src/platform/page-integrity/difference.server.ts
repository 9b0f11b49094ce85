import { fill } from '#src/kernel/text.ts';
import { PAGE_INTEGRITY_TEXTS } from './page-integrity.texts.ts';

/** One way in which a page is not what was built. */
export interface Difference {
  kind: keyof typeof PAGE_INTEGRITY_TEXTS.differences;
  /** A path, the name of a header or the beginning of a script. */
  subject: string;
}

/** One French line. */
export const describeDifference = ({ kind, subject }: Difference): string =>
  fill(PAGE_INTEGRITY_TEXTS.differences[kind], { subject });
