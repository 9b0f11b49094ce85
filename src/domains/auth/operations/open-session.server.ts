import { z } from 'zod';
import { recordLogin } from '#src/domains/users/operations/record-login.server.ts';
import { User } from '#src/domains/users/user.contract.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { BrowserSecrets, SignedIn } from '../auth.contract.ts';
import { lifeSeconds } from '../auth.rules.ts';
import { insertDevice } from '../login.store.server.ts';
import { insertSession } from '../session.store.server.ts';

/** Opens a session for an account that has just proved who it is. */
export const openSession = command({
  allow: 'system',
  input: z.object({ user: User, secrets: BrowserSecrets, userAgent: z.string(), ip: z.string() }),
  output: SignedIn,
  run: async ({ user, secrets, userAgent, ip }, context) => {
    const token = newSecret();
    await insertSession({
      user_id: user.id,
      token_hash: hashOfSecret(token),
      bind_hash: secrets.bind === undefined ? null : hashOfSecret(secrets.bind),
      user_agent: userAgent,
      ip,
      expires_at: isoIn(lifeSeconds(user.role)),
    });
    if (secrets.newDevice !== undefined) await insertDevice(hashOfSecret(secrets.newDevice), user.id);
    return { token, user: await recordLogin(systemContext(context.requestId), { id: user.id }) };
  },
});
