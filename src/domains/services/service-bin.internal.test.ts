import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { getWholeTables, restoreLast } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { changeService } from './commands/change-service.server.ts';
import { removeService } from './commands/remove-service.server.ts';
import { aStoredService } from './service.fixture.server.ts';
import { findService } from './service.internal.server.ts';
import { restoreService } from './service-bin.internal.server.ts';

useDatabase();

describe('bin of the services', () => {
  it('puts a deleted service back with its old addresses', async () => {
    const admin = await asAdmin();
    const { id } = await aStoredService({ title: 'Zinguerie' });
    await changeService(admin, { id, slug: 'gouttieres' });
    const before = await getWholeTables('services', 'old_slugs');
    await removeService(admin, { id });
    expect(await getWholeTables('services', 'old_slugs')).toEqual([]);
    expect(await restoreLast('service', id, restoreService)).toBe('');
    expect(await getWholeTables('services', 'old_slugs')).toEqual(before);
  });

  it('gives it a free address where its own is taken by now, and leaves a taken old address to its new owner', async () => {
    const admin = await asAdmin();
    const { id } = await aStoredService({ title: 'Zinguerie' });
    await changeService(admin, { id, slug: 'gouttieres' });
    await removeService(admin, { id });
    const [gutters, zinc] = [
      await aStoredService({ title: 'Gouttières' }),
      await aStoredService({ title: 'Zinguerie' }),
    ];
    expect(await restoreLast('service', id, restoreService)).toBe(
      'Son adresse était reprise : il est maintenant à /services/gouttieres-2.',
    );
    expect(await findService(id)).toMatchObject({ slug: 'gouttieres-2' });
    expect([(await findService(gutters.id))?.slug, (await findService(zinc.id))?.slug]).toEqual([
      'gouttieres',
      'zinguerie',
    ]);
    expect(await getWholeTables('old_slugs')).toEqual([]);
  });
});
