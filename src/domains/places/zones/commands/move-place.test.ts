import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anArea } from '../place.fixture.server.ts';
import { readZones } from '../zone.internal.server.ts';
import { movePlace } from './move-place.server.ts';

useDatabase();

const names = async () => (await readZones()).map(({ name }) => name);

describe('movePlace', () => {
  it('swaps a place with its neighbour on the public site, without a new version', async () => {
    const [, reze] = await anArea(['44109', '44143', '44215'], 30);
    const admin = await asAdmin();
    const { id = 0, updated_at } = reze ?? {};
    expect((await movePlace(admin, { id, direction: 'up' })).updated_at).toBe(updated_at);
    expect(await names()).toEqual(['Rezé', 'Nantes', 'Vertou']);
    await movePlace(admin, { id, direction: 'up' });
    expect(await names()).toEqual(['Rezé', 'Nantes', 'Vertou']);
    await movePlace(admin, { id, direction: 'down' });
    await movePlace(admin, { id, direction: 'down' });
    expect(await names()).toEqual(['Nantes', 'Vertou', 'Rezé']);
  });

  it('moves only existing places, and only up or down', async () => {
    const admin = await asAdmin();
    await expect(movePlace(admin, { id: 1, direction: 'up' })).rejects.toMatchObject({ code: 'not-found' });
    const sideways = movePlace(admin, { id: 1, direction: 'left' as 'up' });
    await expect(sideways).rejects.toMatchObject({ code: 'invalid' });
  });
});
