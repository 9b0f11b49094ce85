import type { Account } from '#src/domains/users/user.contract.ts';
import { type Context, systemContext } from '#src/platform/operation.server.ts';
import { findActor } from './operations/find-actor.server.ts';
import { openSession } from './operations/open-session.server.ts';

const FIXTURE = systemContext('fixture');
const FROM = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0', ip: '203.0.113.7' };

/** An open session of this account; `bind` as a browser would have it. */
export async function aSession(account: Account, bind?: string): Promise<{ token: string; context: Context }> {
  const { token } = await openSession(FIXTURE, { user: account, secrets: { bind }, ...FROM });
  return { token, context: { ...FIXTURE, actor: await actorOf(token, bind) } };
}

/** Who the house takes the bearer of a token for, without keeping the session alive. */
export const actorOf = (token: string, bind?: string): Promise<Context['actor']> =>
  findActor(FIXTURE, { token, bind, background: true });
