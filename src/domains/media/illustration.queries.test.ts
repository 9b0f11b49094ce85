import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { placeIllustration } from './commands/place-illustration.server.ts';
import { listIllustrations } from './illustration.queries.server.ts';

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
