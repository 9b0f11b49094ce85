import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { placeIllustration } from './commands/place-illustration.server.ts';
import { listIllustrations } from './illustration.queries.server.ts';

useDatabase();

describe('listIllustrations', () => {
  it('lists the pictures by position and omits positions without one', async () => {
    expect(await listIllustrations(asVisitor(), {})).toEqual({});
    const system = systemContext('test');
    await placeIllustration(system, { name: 'equipe', image: '/media/b', alt: 'L’équipe' });
    await placeIllustration(system, { name: 'atelier', image: '/media/a', alt: '' });
    expect(await listIllustrations(asVisitor(), {})).toEqual({
      atelier: { image: '/media/a', alt: '' },
      equipe: { image: '/media/b', alt: 'L’équipe' },
    });
  });
});
