import { Since } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { MessageFigures } from '../contact-figures.contract.ts';
import { selectMessageFigures } from '../contact-figures.store.server.ts';

/** Counts messages by status, now and at a given time, and measures the waiting time for an answer. */
export const countMessageFigures = query({
  allow: 'requests:read',
  input: Since,
  output: MessageFigures,
  run: ({ since }) => selectMessageFigures(since),
});
