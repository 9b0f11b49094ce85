import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asColleague, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { RIGHTS, type TokenRight } from '#src/kernel/actor.ts';
import { db } from '#src/platform/database/database.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { type NewApiToken, TOKENS_MAX } from '../api-token.contract.ts';
import { findTokenActor } from '../api-token.internal.server.ts';
import { anApiToken } from '../auth.fixture.server.ts';
import { createApiToken } from './create-api-token.server.ts';

useDatabase();

const WANTED: NewApiToken = { name: ' Tableur ', access: 'change', rights: ['sales:change'], days: 90 };
const stored = () => db().selectFrom('api_tokens').selectAll().execute();

describe('createApiToken', () => {
  it('returns the secret once, stores only its hash, and writes an audit entry without it', async () => {
    const admin = await anAccount({ role: 'admin' });
    const { token, api_token } = await createApiToken(asAccount(admin), WANTED);
    expect(token).toMatch(/^ftg_[\w-]{43}$/);
    expect(api_token).toMatchObject({ name: 'Tableur', rights: ['sales:read', 'sales:change'], last_used_at: null });
    expect(await stored()).toMatchObject([{ user_id: admin.id, token_hash: hashOfSecret(token), access: 'change' }]);
    const entries = await db().selectFrom('audit_log').select(['action', 'class', 'subject', 'after']).execute();
    expect(entries).toMatchObject([
      { action: 'api-token.create', class: 'access', subject: `api-token:${api_token.id}` },
    ]);
    const everything = JSON.stringify([entries, await stored(), await queuedEmails()]);
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(token.slice(4));
  });

  it('reports it by email to the person and the administrators, without the typed name', async () => {
    const [admin, owner] = [await anAccount({ role: 'admin' }), await anAccount({ role: 'admin' })];
    await createApiToken(asAccount(admin), WANTED);
    const emails = await queuedEmails();
    expect(emails.map(({ to }) => to)).toEqual([admin.email, owner.email]);
    expect(emails[0]?.text).toMatch(/vient d’être créé.: lecture et modification, jusqu’au/);
    expect(emails.map(({ text }) => text).join()).not.toContain('Tableur');
  });

  it('refuses rights that the person does not have, and those over accounts', async () => {
    const context = await asColleague('sales:read', 'people');
    await expect(createApiToken(context, WANTED)).rejects.toMatchObject({ status: 403 });
    const people = ['people'] as unknown as TokenRight[];
    await expect(createApiToken(context, { ...WANTED, rights: people })).rejects.toMatchObject({ status: 422 });
    expect(await stored()).toEqual([]);
    expect((await createApiToken(context, { ...WANTED, access: 'read' })).api_token.rights).toEqual(['sales:read']);
  });

  it.each([
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { rights: [] },
    { days: 3_650 as 365 },
    { days: undefined as unknown as 30 },
    { access: 'all' as 'read' },
  ])('refuses %j', async (wrong) => {
    const admin = asAccount(await anAccount({ role: 'admin' }));
    await expect(createApiToken(admin, { ...WANTED, ...wrong })).rejects.toMatchObject({ status: 422 });
  });

  it('refuses a visitor, a customer, an old sign-in and a token', async () => {
    const admin = await anAccount({ role: 'admin' });
    const rights = RIGHTS.filter((right) => right !== 'people');
    const { token } = await anApiToken(admin, { access: 'change', rights });
    const program = { ...asVisitor(), actor: await findTokenActor({ token }) };
    const old = asAccount(admin);
    if (old.actor.kind === 'user') old.actor.isRecent = false;
    const statuses = await Promise.all(
      [asVisitor(), asAccount(await anAccount()), old, program].map((context) =>
        createApiToken(context, WANTED).catch(({ status }) => status),
      ),
    );
    expect(statuses).toEqual([401, 403, 403, 403]);
    expect(await stored()).toHaveLength(1);
  });

  it('allows twenty for each person', async () => {
    const admin = await anAccount({ role: 'admin' });
    for (let count = 0; count < TOKENS_MAX; count += 1) await anApiToken(admin);
    await expect(createApiToken(asAccount(admin), WANTED)).rejects.toMatchObject({ status: 409 });
    await anApiToken(await anAccount({ role: 'admin' }));
  });
});
