import { describe, expect, it } from 'vitest';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from './user.fixture.server.ts';

useDatabase();

const getStatus = async (client: ApiClient, path: string): Promise<number> => (await client.send('GET', path)).status;

describe('user API', () => {
  it.each(['', '/statistics', '/export', '/role/admin', '/1'])(
    'allows only administrators on GET /admin/users%s',
    async (path) => {
      expect(await getStatus(aClient(), `/admin/users${path}`)).toBe(401);
      expect(await getStatus(await signedIn('user'), `/admin/users${path}`)).toBe(403);
      expect(await getStatus(await signedIn('manager'), `/admin/users${path}`)).toBe(403);
    },
  );

  it('refuses an invalid query, and answers 404 for an unknown account', async () => {
    const admin = await signedIn('admin');
    for (const query of [
      '?page=0',
      '?sort_by=password_hash',
      '?active=perhaps',
      '?role=root',
      '/export?sort_order=up',
    ]) {
      expect(await getStatus(admin, `/admin/users${query}`), query).toBe(422);
    }
    expect(await getStatus(admin, '/admin/users/999')).toBe(404);
  });

  it('exports the found accounts as a file without spreadsheet formulas', async () => {
    const admin = await signedIn('admin');
    await anAccount({ name: '=HYPERLINK("http://mal.example")', role: 'manager' });
    const answer = await admin.send('GET', '/admin/users/export?role=manager');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="utilisateurs-[\d-]{10}\.csv"$/);
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toBe('Nom;E-mail;Téléphone;Adresse;Rôle;État;Dernière connexion;Créé le');
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""http/);
    expect(lines[1]).toContain(';Gestionnaire;Actif;');
    expect(lines).toHaveLength(3);
  });
});
