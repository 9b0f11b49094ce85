import type { z } from 'zod';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { type Context, command, systemContext } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes, uncountHit } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { BrowserSecrets, SignedIn } from '../auth.contract.ts';
import { CLIENT_LIMIT, deactivated } from '../auth.rules.ts';
import { isKnownDevice } from '../login.store.server.ts';
import { openSession } from '../session.internal.server.ts';
import { ChallengeAnswer } from '../two-factor.contract.ts';
import { proveCode } from '../two-factor.internal.server.ts';
import { deadChallenge, wrongCode } from '../two-factor.rules.ts';
import * as store from '../two-factor.store.server.ts';

const Answer = ChallengeAnswer.extend(BrowserSecrets.shape);

/** Records each attempt before any comparison, outside the transaction that a wrong code rolls back. */
async function prove({ challenge, code, knownDevice }: z.output<typeof Answer>, context: Context): Promise<Account> {
  const userId = await store.tryChallenge(hashOfSecret(challenge));
  if (userId === undefined) throw deadChallenge();
  const isKnown = knownDevice !== undefined && (await isKnownDevice(hashOfSecret(knownDevice), userId));
  const client = isKnown ? null : `login:client:${context.clientAddress}`;
  if (client !== null) await limitRate(client, CLIENT_LIMIT);
  const { userAgent, clientAddress } = context;
  const { isRight } = await proveCode({ userId, code, userAgent, clientAddress });
  const account = await findAccount({ id: userId });
  if (account === null || !isRight) {
    await recordAudit(context, {
      action: 'session.refuse',
      class: 'access',
      subject: `user:${userId}`,
      after: { reason: 'code' },
    });
    throw wrongCode();
  }
  if (client !== null) await uncountHit(client);
  if (!account.is_active) throw deactivated();
  return account;
}

/** Opens the session that was waiting for a second factor. */
export const answerChallenge = command({
  allow: 'anyone',
  senderLimit: { bucket: 'challenge', ...tenTimes(CLIENT_LIMIT) },
  input: Answer,
  output: SignedIn,
  prepare: prove,
  run: async ({ challenge, ...secrets }, { requestId, userAgent, clientAddress }, user) => {
    if (!(await store.deleteChallenge(hashOfSecret(challenge)))) throw deadChallenge();
    return openSession(systemContext(requestId), { user, secrets, userAgent, ip: clientAddress });
  },
});
