import { z } from 'zod';
import { recordAudit } from '#src/platform/audit.server.ts';
import { type Context, command } from '#src/platform/operation.server.ts';
import { limitRate, uncountHit } from '#src/platform/security/rate-limit.server.ts';
import { SignInConfirmation } from '../auth.contract.ts';
import { CLIENT_LIMIT, notSignedIn } from '../auth.rules.ts';
import { provePassword } from '../password.internal.server.ts';
import { confirmSession } from '../session.store.server.ts';
import { proveCode } from '../two-factor.internal.server.ts';
import { wrongConfirmationCode } from '../two-factor.rules.ts';

type Proof = z.output<typeof SignInConfirmation>;

async function check({ password, code }: Proof, userId: number, context: Context): Promise<void> {
  if (code === undefined) {
    await provePassword({ userId, password: password ?? '', field: 'password' });
    return;
  }
  const { userAgent, clientAddress } = context;
  const { isRight } = await proveCode({ userId, code, userAgent, clientAddress });
  if (!isRight) throw wrongConfirmationCode();
}

/** Counts attempts like sign-ins, by client too, and writes a refusal to the audit log. */
async function prove(proof: Proof, context: Context): Promise<number> {
  const { actor } = context;
  if (actor.kind !== 'user') throw notSignedIn();
  const client = `login:client:${context.clientAddress}`;
  await limitRate(client, CLIENT_LIMIT);
  try {
    await check(proof, actor.userId, context);
  } catch (error) {
    const entry = {
      action: 'session.refuse',
      class: 'access' as const,
      subject: `user:${actor.userId}`,
      after: { reason: 'confirm' },
    };
    await recordAudit(context, entry);
    throw error;
  }
  await uncountHit(client);
  return actor.sessionId;
}

/** Confirms the identity behind a session again: actions that need a recent sign-in are allowed for ten minutes. */
export const confirmSignIn = command({
  allow: 'own-account',
  input: SignInConfirmation,
  output: z.object({}),
  audit: () => ({ action: 'session.confirm', class: 'access', subject: 'self' }),
  prepare: prove,
  run: async (_proof, _context, sessionId) => {
    await confirmSession(sessionId);
    return {};
  },
});
