import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { toCsv } from '#src/kernel/csv.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { findRedirect, listRedirects } from '../redirect.internal.server.ts';
import { exportRedirects } from '../redirect.queries.server.ts';
import { REDIRECT_TEXTS } from '../redirect.texts.ts';
import { exportLines } from '../redirect.views.ts';
import { createRedirect } from './create-redirect.server.ts';
import { importRedirects } from './import-redirects.server.ts';

useDatabase();

const stored = async () =>
  (await listRedirects()).map(({ from_path, to_path, status }) => `${from_path} ${to_path} ${status}`);

const CSV =
  'Ancienne adresse;Nouvelle adresse;Durée\r\nhttps://ancien.example/Toiture/;/services;301\r\n/promo;/tarifs;302\r\n';

describe('importRedirects', () => {
  it('returns a preview first, then adds the redirects', async () => {
    const admin = await asAdmin();
    expect(await importRedirects(admin, { csv: CSV })).toEqual({
      rows: [
        { line: 2, from_path: '/toiture', to_path: '/services', status: 301, is_known: false },
        { line: 3, from_path: '/promo', to_path: '/tarifs', status: 302, is_known: false },
      ],
      errors: [],
      ignored: [],
      added: 0,
    });
    expect(await stored()).toEqual([]);
    expect((await importRedirects(admin, { csv: CSV, apply: true })).added).toBe(2);
    expect(await stored()).toEqual(['/promo /tarifs 302', '/toiture /services 301']);
    expect(await findRedirect('/promo')).toEqual({ to_path: '/tarifs', status: 302 });
    const entry = await db().selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'redirect.import', after: '{"added":2,"shortened":0}' });
  });

  it('adds none twice, and reads the file that the export writes', async () => {
    const admin = await asAdmin();
    await importRedirects(admin, { csv: CSV, apply: true });
    const csv = toCsv(exportLines(await readRows(exportRedirects(admin, {})), REDIRECT_TEXTS.columns));
    const again = await importRedirects(admin, { csv, apply: true });
    expect([again.added, again.errors, again.rows.map(({ is_known }) => is_known)]).toEqual([0, [], [true, true]]);
    expect(await stored()).toHaveLength(2);
  });

  it('shortens the chains of the file and those that it prolongs', async () => {
    const admin = await asAdmin();
    await createRedirect(admin, { from_path: '/z', to_path: '/a' });
    await importRedirects(admin, { csv: '/a;/b\n/b;/contact\n', apply: true });
    expect(await stored()).toEqual(['/a /contact 301', '/b /contact 301', '/z /contact 301']);
    expect((await importRedirects(admin, { csv: '/a;/b\n/b;/contact\n', apply: true })).added).toBe(0);
  });

  it('adds all or none, and names every wrong line', async () => {
    const admin = await asAdmin();
    await createRedirect(admin, { from_path: '/prise', to_path: '/zones' });
    const csv =
      '/bon;/tarifs\n/contact;/zones\n/a;/b\n/b;/a\n/c;https://evil.example\n/d;/zones;307\n/prise;/tarifs\n;/x\n';
    const { errors, rows } = await importRedirects(admin, { csv });
    expect(rows.map(({ line }) => line)).toEqual([1, 3]);
    expect(errors).toEqual([
      { line: 2, message: expect.stringContaining('Une page du site répond déjà') },
      { line: 4, message: 'Cette redirection tournerait en rond.' },
      { line: 5, message: expect.stringContaining('Écrivez une adresse de ce site') },
      { line: 6, message: REDIRECT_TEXTS.import.status },
      { line: 7, message: expect.stringContaining('déjà redirigée') },
      { line: 8, message: expect.stringContaining('Écrivez l’ancienne adresse') },
    ]);
    await expect(importRedirects(admin, { csv, apply: true })).rejects.toMatchObject({
      code: 'invalid',
      fields: { csv: expect.arrayContaining([expect.stringMatching(/^Ligne 4.: /)]) },
    });
    expect(await stored()).toEqual(['/prise /zones 301']);
  });

  it('refuses addresses that run, lead elsewhere or are too long, one by one', async () => {
    const hostile = [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      `/${'x'.repeat(100_000)}`,
      'data:text/html,x',
    ];
    const csv = [...hostile.map((to) => `/a;${to}`), '<script>;/zones', '/🏠;/zones'].join('\n');
    const { errors, rows } = await importRedirects(await asAdmin(), { csv });
    expect(errors.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rows.map(({ line }) => line)).toEqual([7]);
  });

  it('refuses a file that is no CSV, and a visitor', async () => {
    const { errors } = await importRedirects(await asAdmin(), { csv: '/a;"/b' });
    expect(errors).toEqual([{ line: 1, message: REDIRECT_TEXTS.import.unreadable }]);
    await expect(importRedirects(asVisitor(), { csv: CSV })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
