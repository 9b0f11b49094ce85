import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { placeIllustration } from './commands/place-illustration.server.ts';
import { listIllustrations, listLibrary } from './illustration.queries.server.ts';
import { aPhoto, openPictureFolder } from './media.fixture.server.ts';
import { storeImage } from './media.internal.server.ts';

useDatabase();

async function setAvatar({ actor }: Context, avatar: string): Promise<void> {
  if (actor.kind !== 'user') throw new Error('no user');
  await db()
    .insertInto('user_profiles')
    .values({
      user_id: actor.userId,
      avatar,
      position: '',
      department: '',
      join_date: '',
      bio: '',
      language: 'fr',
      timezone: 'Europe/Paris',
      email_notifications: 1,
      sms_notifications: 0,
      login_alerts: 1,
      session_timeout: null,
      updated_at: nowIso(),
    })
    .execute();
}

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
  it('lists pictures of the site, the newest first, and none that nobody or only a person shows', async () => {
    const forget = openPictureFolder();
    const admin = await asAdmin();
    freezeClock('2026-10-01T08:00:00Z');
    const old = await storeImage({ image: await aPhoto() });
    freezeClock('2026-10-02T08:00:00Z');
    const [scene, portrait] = [
      await storeImage({ image: await aPhoto() }),
      await storeImage({ image: await aPhoto() }),
    ];
    await placeIllustration(admin, { name: 'equipe', image: old.path, alt: 'Nous' });
    await placeIllustration(admin, { name: 'ville-nantes', image: scene.path, alt: 'Nantes' });
    await setAvatar(admin, portrait.path);
    const listed = await listLibrary(admin, {});
    expect(listed.map(({ image }) => image)).toEqual([`/media/${scene.key}`, `/media/${old.key}`]);
    expect(listed[0]).toMatchObject({ preview: `/media/${scene.key}-400.webp`, width: scene.width });
    expect(portrait.key).not.toBe(scene.key);
    freezeClock();
    forget();
  });

  it('refuses visitors', async () => {
    await expect(listLibrary(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
