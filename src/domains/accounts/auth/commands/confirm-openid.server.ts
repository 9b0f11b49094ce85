import { z } from 'zod';
import { recordAudit } from '#src/platform/audit.server.ts';
import { type Context, command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { notSignedIn } from '../auth.rules.ts';
import { OpenidBrowser, OpenidReturn } from '../openid.contract.ts';
import { finishAttempt, readOpenidLabel } from '../openid.internal.server.ts';
import { isFreshProof, OPENID_LIMIT, oldProof, otherPerson } from '../openid.rules.ts';
import { selectLinkedUser } from '../openid.store.server.ts';
import { confirmSession } from '../session.store.server.ts';

const Input = OpenidReturn.extend(OpenidBrowser.shape);

/** Demands the linked person, and a proof given after the confirmation was asked for. */
async function prove({ openidBrowser, ...back }: z.output<typeof Input>, context: Context): Promise<number> {
  const { actor } = context;
  if (actor.kind !== 'user') throw notSignedIn();
  await limitRate(`openid:client:${context.clientAddress}`, OPENID_LIMIT);
  const { sessionId, userId } = actor;
  const { person, startedAt } = await finishAttempt({ back, browser: openidBrowser, sessionId });
  const isOther = (await selectLinkedUser(person)) !== userId;
  if (!isOther && isFreshProof(person.provenAt, startedAt)) return sessionId;
  const subject = `user:${userId}`;
  await recordAudit(context, { action: 'session.refuse', class: 'access', subject, after: { reason: 'confirm' } });
  throw isOther ? otherPerson() : oldProof(readOpenidLabel());
}

/** Confirms the identity behind a session by a fresh sign-in at the provider, for ten minutes. */
export const confirmOpenid = command({
  allow: 'own-account',
  input: Input,
  output: z.object({}),
  audit: () => ({ action: 'session.confirm', class: 'access', subject: 'self' }),
  prepare: prove,
  run: async (_back, _context, sessionId) => {
    await confirmSession(sessionId);
    return {};
  },
});
