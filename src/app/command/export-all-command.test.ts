import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPhoto } from '#src/domains/media/media.fixture.server.ts';
import { storeImage } from '#src/domains/media/media.internal.server.ts';
import { anInvoice } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useCommandSite } from '#tests/support/command-site.ts';

const site = useCommandSite();
const { run, inSite } = site;

describe('faitage export all', () => {
  it('writes content, lists, rows, documents and pictures, and nothing that grants access', async () => {
    const number = await inSite(async () => {
      await anAccount({ email: 'client@essai.example', name: 'Léa Roux' });
      await storeImage({ image: await aPhoto() });
      await anInvoice();
      return (await db().selectFrom('invoices').select('number').executeTakeFirstOrThrow()).number;
    });
    const folder = join(site.root, 'tout');
    const { code, text, errors } = await run(['export', 'all', '--to', folder, '--json']);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(JSON.parse(text)).toMatchObject({ folder, documents: 1, images: 1 });
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    expect(existsSync(join(folder, 'site.zip'))).toBe(true);
    expect(read('LISEZ-MOI.txt')).toMatch(/faitage import site/);
    expect(read('lignes/users.jsonl')).toMatch(/"name":"Léa Roux"/);
    expect(read(`documents/${number}.pdf`).slice(0, 5)).toBe('%PDF-');
    const lists = readdirSync(join(folder, 'tableaux')).map((name) => name.replace(/-\d{4}-\d\d-\d\d\.csv$/, ''));
    expect(lists).toEqual(
      expect.arrayContaining(['messages', 'devis', 'commandes', 'factures', 'paiements', 'abonnes']),
    );
    expect(files.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
    const contents = files.filter((path) => /\.(csv|jsonl)$/.test(path)).map((path) => readFileSync(path, 'utf8'));
    expect(contents.join('')).not.toMatch(/argon2|password_hash|token_hash/);
    const lines = await inSite(() =>
      db().selectFrom('audit_log').select('actor_name').where('action', '=', 'everything.export').execute(),
    );
    expect(lines).toEqual([{ actor_name: 'operator lea' }]);
  });

  it('writes into a new folder only', async () => {
    writeFileSync(join(site.root, 'notes.txt'), '');
    const refused = await run(['export', 'all', '--to', site.root]);
    expect(refused).toMatchObject({ code: 2, errors: expect.stringMatching(/n’est pas vide : donnez-en un neuf/) });
  });

  it('names the folder that it cannot create', async () => {
    writeFileSync(join(site.root, 'fichier'), '');
    const refused = await run(['export', 'all', '--to', join(site.root, 'fichier', 'tout')]);
    expect(refused).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/tout ne peut pas être créé : choisissez/),
    });
  });

  it.each(['neuf/tout', '.'])('leaves nothing behind in %s when it cannot read everything', async (place) => {
    const target = join(site.root, 'cible');
    mkdirSync(target);
    await inSite(() => sql`alter table refund_notices rename to elsewhere`.execute(db()));
    const failed = await run(['export', 'all', '--to', join(target, place)]);
    expect(failed).toMatchObject({ code: 2, errors: expect.stringMatching(/^La commande s’est arrêtée/) });
    expect(readdirSync(target)).toEqual([]);
  });
});
