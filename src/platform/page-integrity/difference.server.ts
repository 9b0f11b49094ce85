import { fill } from '#src/kernel/text.ts';
import { PAGE_INTEGRITY_TEXTS } from './page-integrity.texts.ts';

/** One difference between a page and its build. */
export interface Difference {
  kind: keyof typeof PAGE_INTEGRITY_TEXTS.differences;
  /** A path, the name of a header or the beginning of a script. */
  subject: string;
}

/** Returns one French line. */
export const describeDifference = ({ kind, subject }: Difference): string =>
  fill(PAGE_INTEGRITY_TEXTS.differences[kind], { subject });
