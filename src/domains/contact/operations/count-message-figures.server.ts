import { Since } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { MessageFigures } from '../contact-figures.contract.ts';
import { selectMessageFigures } from '../contact-figures.store.server.ts';

/** Messages by status, now and at an instant, and how long people have waited for an answer. */
export const countMessageFigures = query({
  allow: 'requests:read',
  input: Since,
  output: MessageFigures,
  run: ({ since }) => selectMessageFigures(since),
});
