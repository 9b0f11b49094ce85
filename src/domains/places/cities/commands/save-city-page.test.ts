import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { addCommune } from '#src/domains/places/zones/place.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { cityContent } from '../city.fixture.server.ts';
import { showsTown } from '../city.internal.server.ts';
import { saveCityPage } from './save-city-page.server.ts';

useDatabase();
afterEach(() => freezeClock());

const content = cityContent('Nantes');

describe('saveCityPage', () => {
  it('stores a page as a draft, then publishes it', async () => {
    const { id } = await addCommune('44109');
    const admin = await asAdmin();
    const draft = await saveCityPage(admin, { id, content, publish: false });
    expect(draft).toMatchObject({ content, isStored: true, isPublished: false });
    expect(await showsTown('nantes')).toBe(false);
    await saveCityPage(admin, { id, content, publish: true, updated_at: draft.updated_at });
    expect(await showsTown('nantes')).toBe(true);
  });

  it('refuses a page that someone else saved meanwhile', async () => {
    freezeClock('2026-10-01T08:00:00Z');
    const { id } = await addCommune('44109');
    const admin = await asAdmin();
    const { updated_at } = await saveCityPage(admin, { id, content, publish: false, updated_at: '' });
    freezeClock('2026-10-01T08:01:00Z');
    await saveCityPage(admin, { id, content, publish: true, updated_at });
    const late = saveCityPage(admin, { id, content, publish: false, updated_at });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    ['a title of 100 kB', { ...content, hero: { ...content.hero, title: 'x'.repeat(100_000) } }],
    ['no title', { ...content, hero: { ...content.hero, title: ' ' } }],
    ['an unknown drawing', { ...content, scene: 'paris' as 'none' }],
    [
      'a trade twice',
      { ...content, services: { ...content.services, trades: Array(2).fill(content.services.trades[0]) } },
    ],
  ])('refuses %s', async (_name, hostile) => {
    const { id } = await addCommune('44109');
    const refused = saveCityPage(await asAdmin(), { id, content: hostile, publish: true });
    await expect(refused).rejects.toMatchObject({ code: 'invalid' });
  });

  it('removes characters that reverse or hide text, and keeps emoji and markup as text', async () => {
    const { id } = await addCommune('44109');
    const title = '\u202eNantes\u202c \u200b👷‍♀️ <script>x</script>';
    const roofs = { title: 'Les toits', paragraphs: ['\u2066Ardoise\u2069'] };
    const hostile = { ...content, hero: { ...content.hero, title }, roofs };
    const saved = await saveCityPage(await asAdmin(), { id, content: hostile });
    expect(saved.content.hero.title).toBe('Nantes 👷‍♀️ <script>x</script>');
    expect(saved.content.roofs.paragraphs).toEqual(['Ardoise']);
  });

  it('stores only for staff, and only for a stored place', async () => {
    const { id } = await addCommune('44109');
    await expect(saveCityPage(asVisitor(), { id, content, publish: true })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    const missing = saveCityPage(await asAdmin(), { id: id + 1, content, publish: true });
    await expect(missing).rejects.toMatchObject({ code: 'not-found' });
  });

  it('writes to the audit log that a page was begun and published, not each draft', async () => {
    const { id } = await addCommune('44109');
    const admin = await asAdmin();
    await saveCityPage(admin, { id, content, publish: false });
    await saveCityPage(admin, { id, content: cityContent('Rezé'), publish: false });
    await saveCityPage(admin, { id, content: cityContent('Rezé'), publish: true });
    const entries = await db()
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', `place:${id}`)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action).slice(-2)).toEqual(['city-page.save', 'city-page.publish']);
  });
});
