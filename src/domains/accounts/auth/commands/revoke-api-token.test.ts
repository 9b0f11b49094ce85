import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findTokenActor } from '../api-token.internal.server.ts';
import { anApiToken } from '../auth.fixture.server.ts';
import { revokeApiToken } from './revoke-api-token.server.ts';

useDatabase();

describe('revokeApiToken', () => {
  it('deletes a token of the caller and writes an audit entry with its name', async () => {
    const admin = await anAccount({ role: 'admin' });
    const [{ token, api_token }, otherToken] = [await anApiToken(admin), await anApiToken(admin)];
    expect(await revokeApiToken(asAccount(admin), { id: api_token.id })).toEqual({ name: 'Comptabilité' });
    await expect(findTokenActor({ token })).rejects.toMatchObject({ status: 401 });
    expect(await findTokenActor({ token: otherToken.token })).toMatchObject({ userId: admin.id });
    const entry = db().selectFrom('audit_log').select(['subject', 'before']).where('action', '=', 'api-token.revoke');
    expect(await entry.execute()).toEqual([
      { subject: `api-token:${api_token.id}`, before: JSON.stringify({ name: 'Comptabilité' }) },
    ]);
  });

  it('refuses the token of another person, even to an administrator, and one that does not exist', async () => {
    const [mine, other] = [await anAccount({ role: 'admin' }), await anAccount({ role: 'admin' })];
    const { token, api_token } = await anApiToken(other);
    for (const id of [api_token.id, 9_999]) {
      await expect(revokeApiToken(asAccount(mine), { id })).rejects.toMatchObject({ code: 'not-found' });
    }
    expect(await findTokenActor({ token })).toMatchObject({ userId: other.id });
  });

  it('refuses the token itself', async () => {
    const { token, api_token } = await anApiToken(await anAccount({ role: 'admin' }));
    const program = { ...asVisitor(), actor: await findTokenActor({ token }) };
    await expect(revokeApiToken(program, { id: api_token.id })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
