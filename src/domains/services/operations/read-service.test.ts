import { expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aService } from '../service.fixture.server.ts';
import { readService } from './read-service.server.ts';

useDatabase();

it('anybody reads a published service by its address', async () => {
  const service = await aService();
  expect(await readService(asVisitor(), { slug: 'reparation-de-toiture' })).toEqual(service);
});

it('nobody reads one that is not published, not even an administrator at this door', async () => {
  await aService({ title: 'Caché', is_active: false });
  for (const context of [asVisitor(), await asAdmin()]) {
    await expect(readService(context, { slug: 'cache' })).rejects.toMatchObject({
      code: 'not-found',
      message: 'Service non trouvé',
    });
  }
});

it.each(['%', '_', 'REPARATION-DE-TOITURE', "' or 1=1 --", 'reparation'])('“%s” is no address', async (slug) => {
  await aService();
  await expect(readService(asVisitor(), { slug })).rejects.toMatchObject({ code: 'not-found' });
});

it.each(['', ' ', '\u0000', 'x'.repeat(201)])('%j is refused', async (slug) => {
  await expect(readService(asVisitor(), { slug })).rejects.toMatchObject({ code: 'invalid' });
});
