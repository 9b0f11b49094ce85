import { z } from 'zod';
import { notify } from '#src/domains/notifications/operations/notify.server.ts';
import { fill, toExcerpt } from '#src/kernel/text.ts';
import { command } from '#src/platform/operation.server.ts';
import { QUOTE_LINK_TEXTS as texts } from '../quote-link.texts.ts';

const TYPES = { accepted: 'success', rejected: 'warning', withdrawn: 'warning' } as const;

/** Notifies the company of a customer's decision, in its transaction. */
export const announceDecision = command({
  allow: 'system',
  input: z.object({
    id: z.int(),
    event: z.enum(['accepted', 'rejected', 'withdrawn']),
    values: z.object({ name: z.string(), number: z.string(), gross: z.string() }),
  }),
  output: z.object({}),
  run: async ({ id, event, values }, context) => {
    const { title, message: sentence } = texts.company[event];
    const message = fill(sentence, values);
    const notification = { title, message: toExcerpt(message, 300), link: `/admin/quotes?view=${id}` };
    await notify(context, { type: TYPES[event], event: 'quote', ...notification });
    return {};
  },
});
