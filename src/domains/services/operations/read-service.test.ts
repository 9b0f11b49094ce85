import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aService } from '../service.fixture.server.ts';
import { readService } from './read-service.server.ts';

useDatabase();

describe('readService', () => {
  it('returns a published service to visitors by its slug', async () => {
    const service = await aService();
    expect(await readService(asVisitor(), { slug: 'reparation-de-toiture' })).toEqual(service);
  });

  it('answers an unpublished service with not-found, even to an administrator', async () => {
    await aService({ title: 'Caché', is_active: false });
    for (const context of [asVisitor(), await asAdmin()]) {
      await expect(readService(context, { slug: 'cache' })).rejects.toMatchObject({
        code: 'not-found',
        message: 'Service non trouvé',
      });
    }
  });

  it.each(['%', '_', 'REPARATION-DE-TOITURE', "' or 1=1 --", 'reparation'])(
    'rejects “%s” as an unknown slug',
    async (slug) => {
      await aService();
      await expect(readService(asVisitor(), { slug })).rejects.toMatchObject({ code: 'not-found' });
    },
  );

  it.each(['', ' ', '\u0000', 'x'.repeat(201)])('rejects %j as invalid', async (slug) => {
    await expect(readService(asVisitor(), { slug })).rejects.toMatchObject({ code: 'invalid' });
  });
});
