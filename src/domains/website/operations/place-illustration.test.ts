import { expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listIllustrations } from './list-illustrations.server.ts';
import { placeIllustration } from './place-illustration.server.ts';

useDatabase();

const HERO = { name: 'hero-toiture', image: '/media/a-1200.webp', alt: 'Un toit' };

it('puts a picture in its place, instead of the one before', async () => {
  const admin = await asAdmin();
  await placeIllustration(admin, HERO);
  await placeIllustration(admin, { ...HERO, image: '/media/b-1200.webp' });
  expect(await listIllustrations(asVisitor(), {})).toEqual({
    'hero-toiture': { image: '/media/b-1200.webp', alt: 'Un toit' },
  });
});

it('is for administrators', async () => {
  await expect(placeIllustration(asVisitor(), HERO)).rejects.toMatchObject({ code: 'unauthenticated' });
});
