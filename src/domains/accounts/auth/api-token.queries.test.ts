import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findTokenActor } from './api-token.internal.server.ts';
import { listApiTokens } from './api-token.queries.server.ts';
import { anApiToken } from './auth.fixture.server.ts';

useDatabase();

describe('listApiTokens', () => {
  it('lists the tokens of the caller alone', async () => {
    const [mine, other] = [await anAccount({ role: 'admin' }), await anAccount({ role: 'admin' })];
    const { api_token } = await anApiToken(mine);
    await anApiToken(other);
    expect(await listApiTokens(asAccount(mine), {})).toEqual({ api_tokens: [api_token] });
  });

  it('refuses a visitor, a customer and a token', async () => {
    const admin = await anAccount({ role: 'admin' });
    const { token } = await anApiToken(admin);
    const program = { ...asVisitor(), actor: await findTokenActor({ token }) };
    for (const context of [asVisitor(), asAccount(await anAccount()), program]) {
      await expect(listApiTokens(context, {})).rejects.toMatchObject({
        code: expect.stringMatching(/unauthenticated|forbidden/),
      });
    }
  });
});
