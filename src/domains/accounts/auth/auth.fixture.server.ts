import { TOTP } from 'otpauth';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { atInstant, now, nowIso } from '#src/platform/clock.server.ts';
import { type Context, systemContext } from '#src/platform/operation.server.ts';
import type { NewApiToken } from './api-token.contract.ts';
import type { SignedIn, SignInAnswer } from './auth.contract.ts';
import { createApiToken } from './commands/create-api-token.server.ts';
import { enableTwoFactor } from './commands/enable-two-factor.server.ts';
import { setUpTwoFactor } from './commands/set-up-two-factor.server.ts';
import { findActor, openSession } from './session.internal.server.ts';

const FIXTURE = systemContext('fixture');
const FROM = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0', ip: '203.0.113.7' };

/** Opens a session for this account, bound to the browser secret if there is one. */
export async function aSession(account: Account, browserSecret?: string): Promise<{ token: string; context: Context }> {
  const { token } = await openSession(FIXTURE, { user: account, secrets: { browserSecret }, ...FROM });
  return { token, context: { ...FIXTURE, actor: await toActor(token, browserSecret) } };
}

/** Returns the actor that the app derives from a token, without extending the session. */
export const toActor = (token: string, browserSecret?: string): Promise<Context['actor']> =>
  findActor({ token, browserSecret, background: true });

/** Returns the result of a sign-in that needed no second factor. */
export function openedBy(answer: SignInAnswer): SignedIn {
  if (!('token' in answer)) throw new Error('A second factor is awaited.');
  return answer;
}

/** Creates a token of this account, by default to read the sales for 30 days. */
export const anApiToken = (account: Account, wanted: Partial<NewApiToken> = {}) =>
  createApiToken(asAccount(account), {
    ...{ name: 'Comptabilité', access: 'read', rights: ['sales:read'], days: 30 },
    ...wanted,
  });

/** Returns the code that a telephone shows now, or in some seconds. */
export const getCode = (secret: string, inSeconds = 0): string =>
  new TOTP({ secret }).generate({ timestamp: now().getTime() + inSeconds * 1000 });

/** Turns on the second factor of an account, as its owner does; the code of 30 s ago is then used up. */
export async function aSecondFactor(context: Context): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await setUpTwoFactor(context, {});
  // At one instant: a step that ends between the code and its check would make the code too old.
  const { recovery_codes } = await atInstant(nowIso(), () => enableTwoFactor(context, { code: getCode(secret, -30) }));
  return { secret, codes: recovery_codes };
}
