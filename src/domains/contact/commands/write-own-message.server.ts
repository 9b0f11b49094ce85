import type { z } from 'zod';
import { findAccount, findOwner } from '#src/domains/accounts/users/user.internal.server.ts';
import { userNotFound } from '#src/domains/accounts/users/user.rules.ts';
import type { Owner } from '#src/kernel/owner.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { announceMessage } from '../contact.internal.server.ts';
import { messageNotFound, OWN_MESSAGE_LIMIT } from '../contact.rules.ts';
import { toMessageView } from '../contact.views.ts';
import { insertMessage } from '../new-message.store.server.ts';
import { OwnMessage, OwnMessageRequest } from '../own-message.contract.ts';
import { selectOwnMessage } from '../own-message.store.server.ts';

type Request = z.output<typeof OwnMessageRequest>;

/** Returns the exchange of an answer, which must be the caller's own; null for a message that starts one. */
async function getExchange({ in_reply_to }: Request, owner: Owner): Promise<{ id: number; subject: string } | null> {
  if (!in_reply_to) return null;
  const answered = await selectOwnMessage(owner, in_reply_to);
  if (answered === undefined) throw messageNotFound();
  return { id: answered.in_reply_to ?? answered.id, subject: answered.subject };
}

/** Sends a message to the company from the caller's account: a new one, or an answer. */
export const writeOwnMessage = command({
  allow: 'signed-in',
  input: OwnMessageRequest,
  output: OwnMessage,
  prepare: (_input, { actor }) =>
    limitRate(`own-message:${actor.kind === 'user' ? actor.userId : 0}`, OWN_MESSAGE_LIMIT),
  run: async (request, { actor }) => {
    if (actor.kind !== 'user') throw userNotFound();
    const { userId } = actor;
    const owner = await findOwner({ userId });
    const account = await findAccount({ id: userId });
    if (account === null) throw userNotFound();
    const exchange = await getExchange(request, owner);
    const { name, email, phone } = account;
    const subject = exchange?.subject ?? request.subject ?? '';
    const fields = { name, email, phone, subject, message: request.message };
    const place = { userId, quoteId: null, inReplyTo: exchange?.id ?? null, isQuarantined: false, photoKeys: [] };
    const stored = await insertMessage({ ...fields, ...place });
    await announceMessage({ ...stored, userId, ...fields, quoteId: null, inReplyTo: place.inReplyTo });
    const message = await selectOwnMessage(owner, stored.id);
    if (message === undefined) throw messageNotFound();
    return toMessageView(message);
  },
});
