import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aSecondFactor, aSession, toActor } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { signIn } from '#src/domains/accounts/auth/commands/sign-in.server.ts';
import { anAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useCommandSite } from '#tests/support/command-site.ts';

const site = useCommandSite();
const { run, inSite } = site;

const CHIEF = 'chef@essai.example';
const PASSWORD = 'quatre tuiles et un chéneau';

const lines = () =>
  inSite(() => db().selectFrom('audit_log').select(['action', 'actor_name', 'subject']).orderBy('id').execute());
const aChief = () => inSite(() => anAccount({ role: 'admin', email: CHIEF, name: 'Ada Vernet' }));

describe('faitage admin', () => {
  it('opens an account by a link, and lists it', async () => {
    expect(await run(['admin', 'list'])).toMatchObject({
      code: 1,
      text: expect.stringMatching(/faitage admin create/),
    });
    const { code, text } = await run(['admin', 'create', CHIEF, '--name', 'Ada Vernet']);
    expect(code).toBe(0);
    expect(text).toMatch(/http:\/\/localhost:\S+\/nouveau-mot-de-passe\?token=[\w-]{40,}/);
    const listed = await run(['admin', 'list']);
    expect(listed).toMatchObject({
      code: 0,
      text: expect.stringMatching(/chef@essai\.example {2}Ada Vernet · .* · mot de passe seul · jamais connecté/),
    });
    expect(await lines()).toEqual([{ action: 'user.create', actor_name: 'operator lea', subject: 'user:1' }]);
    const again = await run(['admin', 'create', CHIEF]);
    expect(again).toMatchObject({ code: 2, errors: expect.stringMatching(/déjà.*admin reset-password chef@essai/) });
  });

  it('gives a link for a lost password, and ends the sessions', async () => {
    const account = await aChief();
    const { token } = await inSite(() => aSession(account));
    const { code, text } = await run(['admin', 'reset-password', CHIEF, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(text)).toEqual({ email: CHIEF, link: expect.stringContaining('/nouveau-mot-de-passe?token=') });
    expect(await inSite(() => toActor(token))).toEqual({ kind: 'visitor' });
    expect((await lines()).at(-1)).toMatchObject({ action: 'user.password-link', actor_name: 'operator lea' });
  });

  it('reads a new password that appears nowhere, and refuses a weak one', async () => {
    const account = await aChief();
    const { token } = await inSite(() => aSession(account));
    const weak = await run(['admin', 'reset-password', CHIEF, '--stdin'], 'azerty1234');
    expect(weak).toMatchObject({ code: 2, errors: expect.stringMatching(/facile à deviner|deviner/) });
    const { code, text } = await run(['admin', 'reset-password', CHIEF, '--stdin'], PASSWORD);
    expect(code).toBe(0);
    expect(text).not.toContain(PASSWORD);
    expect(await inSite(() => toActor(token))).toEqual({ kind: 'visitor' });
    expect(await inSite(() => signIn(asVisitor(), { email: CHIEF, password: PASSWORD }))).toHaveProperty('token');
    const rows = await inSite(() => db().selectFrom('audit_log').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    expect(rows).toContainEqual(expect.objectContaining({ action: 'user.change', actor_name: 'operator lea' }));
  });

  it('removes a second factor', async () => {
    const account = await aChief();
    await inSite(async () => aSecondFactor((await aSession(account)).context));
    expect((await run(['admin', 'list'])).text).toMatch(/· double authentification ·/);
    expect(await run(['admin', 'reset-2fa', CHIEF])).toMatchObject({ code: 0 });
    expect(await run(['admin', 'reset-2fa', CHIEF])).toMatchObject({ code: 2 });
    expect((await lines()).at(-1)).toMatchObject({ action: 'user.two-factor-reset', actor_name: 'operator lea' });
  });

  it.each([
    [['admin', 'create'], 64, /De qui \? faitage admin create ADRESSE/],
    [['admin', 'create', 'ada'], 64, /« ada » n’est pas une adresse/],
    [['admin', 'create', 'client@essai.example'], 2, /Un compte a déjà l’adresse client@.*changez son rôle/],
    [['admin', 'create', CHIEF, '--name', ''], 2, /^Nom \(--name\) : Ce champ est obligatoire/],
    [['admin', 'reset-password', 'inconnu@essai.example'], 2, /Aucun compte n’a l’adresse/],
    [['admin', 'reset-password', 'client@essai.example'], 2, /compte d’un client/],
    [['admin', 'reset-password', 'client@essai.example', '--stdin'], 2, /Aucun mot de passe/],
  ])('refuses %j with %i and a sentence', async (args, code, sentence) => {
    await inSite(() => anAccount({ email: 'client@essai.example' }));
    expect(await run(args)).toMatchObject({ code, errors: expect.stringMatching(sentence) });
  });
});

describe('faitage user', () => {
  it('writes what the site keeps of a person into a file that only this account reads', async () => {
    const { id } = await inSite(() => anAccount({ email: 'client@essai.example', name: 'Léa Roux' }));
    const path = join(site.root, 'donnees.json');
    const { code } = await run(['user', 'export', 'client@essai.example', '--to', path]);
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ account: { id, name: 'Léa Roux' }, quotes: [] });
    expect(statSync(path).mode & 0o077).toBe(0);
    const again = await run(['user', 'export', 'client@essai.example', '--to', path]);
    expect(again).toMatchObject({ code: 2, errors: expect.stringMatching(/existe déjà/) });
    const nowhere = join(path, 'donnees.json');
    const refused = await run(['user', 'export', 'client@essai.example', '--to', nowhere]);
    expect(refused).toMatchObject({ code: 2, errors: expect.stringMatching(/ne peut pas être créé : choisissez/) });
    // What could not be written was not handed over.
    const handedOver = { action: 'privacy.person-export', actor_name: 'operator lea', subject: `user:${id}` };
    expect(await lines()).toEqual([handedOver]);
  });

  it('leaves no file when the data cannot be read', async () => {
    await inSite(() => anAccount({ email: 'client@essai.example' }));
    await inSite(() => sql`alter table orders rename to elsewhere`.execute(db()));
    const path = join(site.root, 'donnees.json');
    expect(await run(['user', 'export', 'client@essai.example', '--to', path])).toMatchObject({ code: 2 });
    expect(existsSync(path)).toBe(false);
  });

  it('says who would be erased, and erases only when asked', async () => {
    await inSite(() => anAccount({ email: 'client@essai.example', name: 'Léa Roux' }));
    const found = await run(['user', 'erase', 'client@essai.example']);
    expect(found).toMatchObject({ code: 1, text: expect.stringMatching(/Léa Roux .*ajoutez --apply/) });
    expect(await run(['user', 'erase', 'client@essai.example', '--apply'])).toMatchObject({ code: 0 });
    expect(await inSite(() => db().selectFrom('users').selectAll().execute())).toEqual([]);
    expect((await lines()).map(({ action }) => action)).toEqual(['user.delete']);
  });

  it('keeps the last administrator', async () => {
    await aChief();
    expect(await run(['user', 'erase', CHIEF, '--apply'])).toMatchObject({ code: 2 });
    expect(await inSite(() => db().selectFrom('users').selectAll().execute())).toHaveLength(1);
  });
});
