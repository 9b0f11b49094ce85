import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { placeIllustration } from './commands/place-illustration.server.ts';
import { listIllustrations, listLibrary } from './illustration.queries.server.ts';

useDatabase();

describe('listIllustrations', () => {
  it('lists every position, with or without a picture, and the city pages that have one', async () => {
    const admin = await asAdmin();
    await placeIllustration(admin, { name: 'ville-nantes', image: '/media/a', alt: 'Nantes' });
    const listed = await listIllustrations(admin, {});
    expect(listed).toContainEqual({ name: 'ville-nantes', image: '/media/a', alt: 'Nantes', is_neutral: false });
    expect(listed).toContainEqual({ name: 'logo', image: '', alt: '', is_neutral: false });
    expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
  });

  it('refuses visitors', async () => {
    await expect(listIllustrations(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('listLibrary', () => {
  it('lists pictures of the site, the newest first, and none of a visitor or of nobody', async () => {
    const admin = await asAdmin();
    freezeClock('2026-10-01T08:00:00Z');
    const old = await storeImage({ image: await aPhoto() });
    freezeClock('2026-10-02T08:00:00Z');
    const [shown, ofVisitor] = [await storeImage({ image: await aPhoto() }), await storeImage({ image: await aPhoto() })];
    await placeIllustration(admin, { name: 'equipe', image: old.path, alt: 'Nous' });
    const values = { title: 'Toit', image: shown.path, location: 'Nantes' };
    await aGalleryItem(values);
    await aTestimonial({ image: ofVisitor.path });
    const listed = await listLibrary(admin, {});
    expect(listed.map(({ image }) => image)).toEqual([`/media/${shown.key}`, `/media/${old.key}`]);
    expect(listed[0]).toMatchObject({ preview: `/media/${shown.key}-400.webp`, width: shown.width });
  });

  it('refuses visitors', async () => {
    await expect(listLibrary(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
