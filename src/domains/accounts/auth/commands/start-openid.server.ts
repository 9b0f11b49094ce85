import { getOpenidAddress } from '#src/platform/openid/openid-provider.server.ts';
import { type Context, command } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { notSignedIn } from '../auth.rules.ts';
import { OpenidAddress, OpenidBrowser, OpenidStart } from '../openid.contract.ts';
import { readOpenidLabel, toAttempt } from '../openid.internal.server.ts';
import { OPENID_LIMIT } from '../openid.rules.ts';
import { insertAttempt } from '../openid.store.server.ts';

const Input = OpenidStart.extend(OpenidBrowser.required().shape);
type Purpose = (typeof OpenidStart)['_output']['purpose'];

/** The beginning of a state says to the page what it is for; the server compares the whole. */
const newState = (purpose: Purpose): string => `${purpose}.${newSecret()}`;

function getSessionId({ actor }: Context, purpose: Purpose): number | null {
  if (purpose === 'sign-in') return null;
  if (actor.kind !== 'user') throw notSignedIn();
  return actor.sessionId;
}

/** Begins a sign-in at the identity provider, or the confirmation of the open session. */
export const startOpenid = command({
  allow: 'anyone',
  senderLimit: { bucket: 'openid', ...tenTimes(OPENID_LIMIT) },
  input: Input,
  output: OpenidAddress,
  prepare: async ({ purpose, openidBrowser }, context) => {
    readOpenidLabel();
    const sessionId = getSessionId(context, purpose);
    await limitRate(`openid:client:${context.clientAddress}`, OPENID_LIMIT);
    const attempt = toAttempt(openidBrowser, newState(purpose));
    const { address } = await getOpenidAddress(attempt, { isFresh: purpose === 'confirm' });
    return { state: attempt.state, sessionId, address };
  },
  run: async ({ openidBrowser }, _context, { state, sessionId, address }) => {
    const hashes = { state_hash: hashOfSecret(state), browser_hash: hashOfSecret(openidBrowser) };
    await insertAttempt({ ...hashes, session_id: sessionId });
    return { address };
  },
});
