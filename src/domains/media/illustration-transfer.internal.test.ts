import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { listIllustrations, putIllustration } from './illustration-transfer.internal.server.ts';

useDatabase();

describe('putIllustration', () => {
  it('sets the picture of a position in place of the previous one', async () => {
    const picture = { name: 'equipe', image: '/a.webp', alt: 'L’équipe', is_neutral: true };
    await putIllustration(picture);
    await putIllustration({ ...picture, image: '/b.webp', is_neutral: false });
    expect(await listIllustrations()).toEqual([{ ...picture, image: '/b.webp', is_neutral: false }]);
  });
});
