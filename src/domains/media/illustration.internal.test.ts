import { describe, expect, it } from 'vitest';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { placeIllustration } from './commands/place-illustration.server.ts';
import { readIllustrations, readMarks } from './illustration.internal.server.ts';

useDatabase();

describe('readIllustrations', () => {
  it('returns the pictures by position and omits positions without one', async () => {
    expect(await readIllustrations()).toEqual({});
    const system = systemContext('test');
    await placeIllustration(system, { name: 'equipe', image: '/media/b', alt: 'L’équipe', is_neutral: true });
    await placeIllustration(system, { name: 'ville-nantes', image: '/media/a', alt: 'Nantes' });
    expect(await readIllustrations()).toEqual({
      'ville-nantes': { image: '/media/a', alt: 'Nantes', isNeutral: false },
      equipe: { image: '/media/b', alt: 'L’équipe', isNeutral: true },
    });
  });
});

describe('readMarks', () => {
  it('omits a mark whose file is gone', async () => {
    await placeIllustration(systemContext('test'), { name: 'logo', image: `/media/${'a'.repeat(32)}` });
    expect(await readMarks()).toEqual({ light: undefined, dark: undefined, icon: undefined });
  });
});
