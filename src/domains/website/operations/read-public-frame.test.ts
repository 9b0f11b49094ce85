import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { createService } from '#src/domains/services/operations/create-service.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { placeIllustration } from './place-illustration.server.ts';
import { readPublicFrame } from './read-public-frame.server.ts';

useDatabase();
const system = systemContext('test');

describe('frame of a public page', () => {
  it('returns the company, its services and the pictures', async () => {
    await placeIllustration(system, { name: 'hero-charpente', image: '/media/a-1200.webp', alt: 'Une charpente' });
    await createService(system, { title: 'Charpente', description: 'Du bois.', features: ['a', 'b', 'c', 'd'] });
    const frame = await readPublicFrame(asVisitor(), {});
    expect(frame).toMatchObject({ isComplete: true, servicesFailed: false });
    expect(frame.services).toEqual([
      expect.objectContaining({ slug: 'charpente', features: ['a', 'b', 'c'], image: '/media/a-1200.webp' }),
    ]);
  });

  it('omits unreadable services and reports them', async () => {
    await sql`drop table services`.execute(db());
    const frame = await readPublicFrame(asVisitor(), {});
    expect(frame).toMatchObject({ isComplete: false, servicesFailed: true, services: [] });
    expect(frame.profile.hours).toBe('24h/24, 7j/7');
  });
});
