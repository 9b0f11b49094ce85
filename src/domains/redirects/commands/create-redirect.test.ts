import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { createPost } from '#src/domains/blog/commands/create-post.server.ts';
import { createService } from '#src/domains/services/commands/create-service.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listRedirects } from '../redirect.internal.server.ts';
import { createRedirect } from './create-redirect.server.ts';

useDatabase();

const pairs = async () => (await listRedirects()).map(({ from_path, to_path }) => [from_path, to_path]);

describe('createRedirect', () => {
  it('stores the path of an old address, permanent unless asked otherwise', async () => {
    const admin = await asAdmin();
    const first = await createRedirect(admin, { from_path: 'https://ancien.example/Toiture/', to_path: '/services' });
    expect(first).toMatchObject({ from_path: '/toiture', to_path: '/services', status: 301 });
    const second = await createRedirect(admin, { from_path: '/promo', to_path: '/tarifs#prix', status: 302 });
    expect(second).toMatchObject({ status: 302, to_path: '/tarifs#prix' });
    const entries = await db().selectFrom('audit_log').select(['action', 'subject']).execute();
    expect(entries).toContainEqual({ action: 'redirect.create', subject: `redirect:${first.id}` });
  });

  it('shortens chains in both directions', async () => {
    const admin = await asAdmin();
    await createRedirect(admin, { from_path: '/a', to_path: '/b' });
    await createRedirect(admin, { from_path: '/b', to_path: '/contact' });
    await createRedirect(admin, { from_path: '/z', to_path: '/a' });
    expect(await pairs()).toEqual([
      ['/a', '/contact'],
      ['/b', '/contact'],
      ['/z', '/contact'],
    ]);
  });

  it('refuses a circle, also over other redirects', async () => {
    const admin = await asAdmin();
    await createRedirect(admin, { from_path: '/a', to_path: '/b' });
    await expect(createRedirect(admin, { from_path: '/b', to_path: '/a' })).rejects.toMatchObject({
      fields: { to_path: ['Cette redirection tournerait en rond.'] },
    });
    await expect(createRedirect(admin, { from_path: '/c', to_path: '/C/' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('refuses an address that is redirected already, whatever its case and slash', async () => {
    const admin = await asAdmin();
    await createRedirect(admin, { from_path: '/a', to_path: '/contact' });
    await expect(createRedirect(admin, { from_path: '/A/', to_path: '/zones' })).rejects.toMatchObject({
      fields: { from_path: [expect.stringContaining('déjà redirigée')] },
    });
  });

  it('refuses addresses of live pages, the administration and the API', async () => {
    const admin = await asAdmin();
    await createService(admin, { title: 'Zinguerie', description: 'Gouttières.' });
    await createPost(admin, { title: 'Mousse', content: 'Texte.', excerpt: 'Texte.', is_published: true });
    for (const from_path of ['/services/zinguerie/', '/blog/mousse', '/contact', '/admin/blog', '/api/x', '/media/a']) {
      await expect(createRedirect(admin, { from_path, to_path: '/zones' })).rejects.toMatchObject({
        fields: { from_path: [expect.stringContaining('Une page du site répond déjà')] },
      });
    }
    expect(await pairs()).toEqual([]);
  });

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', 'x'.repeat(100_000)])(
    'refuses the target %.30s',
    async (to_path) => {
      const sent = createRedirect(await asAdmin(), { from_path: '/a', to_path });
      await expect(sent).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  it('refuses a visitor', async () => {
    await expect(createRedirect(asVisitor(), { from_path: '/a', to_path: '/zones' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
