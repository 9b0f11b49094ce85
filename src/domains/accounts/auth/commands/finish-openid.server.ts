import type { z } from 'zod';
import { recordAudit } from '#src/platform/audit.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import type { OpenidPerson } from '#src/platform/openid/openid-provider.server.ts';
import { type Context, command, systemContext } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { BrowserSecrets, SignInAnswer } from '../auth.contract.ts';
import { OpenidBrowser, OpenidReturn } from '../openid.contract.ts';
import { findPersonAccount, finishAttempt, linkPerson } from '../openid.internal.server.ts';
import { OPENID_LIMIT, provenSince } from '../openid.rules.ts';
import { openSession } from '../session.internal.server.ts';
import { CHALLENGE_MINUTES } from '../two-factor.contract.ts';
import { insertChallenge, selectTwoFactor } from '../two-factor.store.server.ts';

const Input = OpenidReturn.extend(OpenidBrowser.shape).extend(BrowserSecrets.shape);

/** Proves who came back; every refusal of a proven person is written to the audit log. */
async function prove({ openidBrowser, ...back }: z.output<typeof Input>, context: Context) {
  await limitRate(`openid:client:${context.clientAddress}`, OPENID_LIMIT);
  const { person } = await finishAttempt({ back, browser: openidBrowser });
  const { user, refusal } = await findPersonAccount({ person });
  if (refusal === undefined) return { person, user };
  const subject = `user:${user?.id ?? 0}`;
  await recordAudit(context, { action: 'session.refuse', class: 'access', subject, after: { reason: 'openid' } });
  throw refusal;
}

/** The own second factor is asked for, unless the provider says that it has asked for one. */
async function needsCode(userId: number, { hasSecondFactor }: OpenidPerson): Promise<boolean> {
  const factor = await selectTwoFactor(userId);
  return factor !== undefined && factor.enabled_at !== null && !hasSecondFactor;
}

/** Opens a session for a member of the staff whom the identity provider has proved, or requests the code first. */
export const finishOpenid = command({
  allow: 'anyone',
  senderLimit: { bucket: 'openid', ...tenTimes(OPENID_LIMIT) },
  input: Input,
  output: SignInAnswer,
  prepare: prove,
  run: async ({ browserSecret, knownDevice, newDevice }, context, { person, user }) => {
    const { requestId, userAgent, clientAddress: ip } = context;
    const { isLinked } = await linkPerson({ person, user, by: context });
    if (isLinked) {
      const entry = { action: 'user.openid-link', subject: `user:${user.id}` };
      await recordAudit(context, { ...entry, after: { issuer: person.issuer } });
    }
    if (await needsCode(user.id, person)) {
      const challenge = newSecret();
      await insertChallenge(hashOfSecret(challenge), user.id, CHALLENGE_MINUTES * 60);
      return { two_factor_required: true as const, challenge };
    }
    const secrets = { browserSecret, knownDevice, newDevice };
    const provenAt = provenSince(person.provenAt, nowIso());
    return openSession(systemContext(requestId), { user, secrets, userAgent, ip, provenAt });
  },
});
