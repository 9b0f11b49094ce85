import { notify } from '#src/domains/notifications/operations/notify.server.ts';
import { fill, toExcerpt } from '#src/kernel/text.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { QUOTE_LINK_TEXTS as texts } from '../quote-link.texts.ts';

const TYPES = { accepted: 'success', rejected: 'warning', withdrawn: 'warning' } as const;

/** Notifies the company of a customer's decision, in its transaction. */
export const announceDecision = ({
  id,
  event,
  values,
}: {
  id: number;
  event: 'accepted' | 'rejected' | 'withdrawn';
  values: { name: string; number: string; gross: string };
}): Promise<void> =>
  transaction(async () => {
    const { title, message: sentence } = texts.company[event];
    const message = fill(sentence, values);
    const notification = { title, message: toExcerpt(message, 300), link: `/admin/quotes?view=${id}` };
    await notify({ type: TYPES[event], event: 'quote', ...notification });
  });
