import { describe, expect, it } from 'vitest';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { placeIllustration } from './commands/place-illustration.server.ts';
import { readIllustrations } from './illustration.internal.server.ts';

useDatabase();

describe('readIllustrations', () => {
  it('returns the pictures by position and omits positions without one', async () => {
    expect(await readIllustrations()).toEqual({});
    const system = systemContext('test');
    await placeIllustration(system, { name: 'equipe', image: '/media/b', alt: 'L’équipe' });
    await placeIllustration(system, { name: 'atelier', image: '/media/a', alt: '' });
    expect(await readIllustrations()).toEqual({
      atelier: { image: '/media/a', alt: '' },
      equipe: { image: '/media/b', alt: 'L’équipe' },
    });
  });
});
