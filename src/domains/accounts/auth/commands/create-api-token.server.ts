import { readAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import type { Right } from '#src/kernel/actor.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { CreatedApiToken, NewApiToken, TOKENS_MAX } from '../api-token.contract.ts';
import { toApiToken } from '../api-token.internal.server.ts';
import { grantableRights, keptRights, moreThanOwn, TOKEN_PREFIX, tooManyApiTokens } from '../api-token.rules.ts';
import { insertApiToken, selectApiTokens } from '../api-token.store.server.ts';
import { API_TOKEN_TEXTS } from '../api-token.texts.ts';
import { ownId, ownRole } from '../auth.rules.ts';
import { warnOfChange } from '../warning.internal.server.ts';

const DAY_SECONDS = 86_400;

/** Creates a token with rights of the caller; only its hash is stored, and the secret is returned this one time. */
export const createApiToken = command({
  allow: 'staff',
  recent: true,
  inPerson: true,
  input: NewApiToken,
  output: CreatedApiToken,
  audit: (_input, { api_token: { id, name, access, rights, expires_at } }) => ({
    action: 'api-token.create',
    class: 'access',
    subject: `api-token:${id}`,
    after: { name, access, rights, expires_at },
  }),
  run: async ({ name, access, rights, days }, context) => {
    const userId = ownId(context.actor);
    const grantable: readonly Right[] = grantableRights(ownRole(context.actor));
    const allowed = keptRights(rights, access);
    if (!allowed.every((right) => grantable.includes(right))) throw moreThanOwn();
    if ((await selectApiTokens(userId)).length >= TOKENS_MAX) throw tooManyApiTokens();
    const token = `${TOKEN_PREFIX}${newSecret()}`;
    const row = await insertApiToken({
      user_id: userId,
      name,
      token_hash: hashOfSecret(token),
      access,
      rights: allowed.join(),
      expires_at: isoIn(days * DAY_SECONDS),
    });
    const detail = `${API_TOKEN_TEXTS.accesses[access].toLowerCase()}, jusqu’au ${formatLongDate(row.expires_at)}`;
    await warnOfChange({ change: 'api-token', user: await readAccount({ id: userId }), by: context, detail });
    return { token, api_token: toApiToken(row) };
  },
});
