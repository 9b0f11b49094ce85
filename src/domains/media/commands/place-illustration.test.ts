import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readIllustrations } from '../illustration.internal.server.ts';
import { placeIllustration } from './place-illustration.server.ts';

useDatabase();

const HERO = { name: 'hero-toiture', image: '/media/a-1200.webp', alt: 'Un toit' };

describe('placeIllustration', () => {
  it('stores a picture at its position and replaces the previous one', async () => {
    const admin = await asAdmin();
    await placeIllustration(admin, HERO);
    await placeIllustration(admin, { ...HERO, image: '/media/b-1200.webp' });
    expect(await readIllustrations()).toEqual({
      'hero-toiture': { image: '/media/b-1200.webp', alt: 'Un toit' },
    });
  });

  it('allows only administrators', async () => {
    await expect(placeIllustration(asVisitor(), HERO)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
