import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { setSecretKeys } from '#src/platform/security/secret-key.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { aTown, cityContent } from './city.fixture.server.ts';
import { linkCityPreview, readCity } from './city.queries.server.ts';
import { checkCityToken, createCityToken, openStoredPage, publishCity } from './city-publishing.internal.server.ts';
import { saveCityPage } from './commands/save-city-page.server.ts';
import { previewCityPage } from './public/city-page.queries.server.ts';

useDatabase();
beforeEach(() => setSecretKeys(TEST_SECRET_KEY));
afterEach(() => freezeClock());

describe('publishCity', () => {
  it('names a placeholder that no fact has, and publishes nothing', async () => {
    const { id } = await aTown('44109');
    const content = cityContent('Nantes', { contact: { title: 'Depuis {yaers} ans', lead: '' } });
    await expect(publishCity(id, { content, version: 2, authorId: null })).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'content.contact.title': [expect.stringMatching(/^Repère inconnu.: \{yaers\}\.$/)] },
    });
    expect((await openStoredPage(id, undefined)).page.version).toBe(1);
  });
});

describe('openStoredPage', () => {
  it('answers not-found for a place without a page', async () => {
    await expect(openStoredPage(99, undefined)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('preview of a town', () => {
  it('shows the draft to the holder of a link, while visitors see what is published', async () => {
    const admin = await asAdmin();
    const { id } = await aTown('44109');
    await saveCityPage(admin, { id, content: cityContent('Rezé') });
    const { path } = await linkCityPreview(admin, { id });
    const token = new URL(path, 'http://site.example').searchParams.get('token') ?? '';
    expect(path).toMatch(/^\/apercu\/ville\/nantes\?token=/);
    expect((await previewCityPage(asVisitor(), { slug: 'nantes', token })).city.hero.eyebrow).toBe('Rezé');
    expect((await readCity(asVisitor(), { slug: 'nantes' })).hero.eyebrow).toBe('Nantes');
  });

  it('shows a page that was never published', async () => {
    await aTown('44109', { isPublished: false });
    const token = createCityToken('nantes');
    expect((await previewCityPage(asVisitor(), { slug: 'nantes', token })).city.name).toBe('Nantes');
    await expect(previewCityPage(asVisitor(), { slug: 'reze', token: createCityToken('reze') })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('refuses a token that is empty, of another town or expired', () => {
    freezeClock('2026-10-01T08:00:00Z');
    const token = createCityToken('nantes');
    expect(() => checkCityToken('nantes', token)).not.toThrow();
    for (const other of ['', createCityToken('reze')]) expect(() => checkCityToken('nantes', other)).toThrow();
    freezeClock('2026-10-01T08:31:00Z');
    expect(() => checkCityToken('nantes', token)).toThrow();
  });
});
