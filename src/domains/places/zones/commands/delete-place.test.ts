import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aTown } from '#src/domains/places/cities/city.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anArea } from '../place.fixture.server.ts';
import { readZones } from '../zone.internal.server.ts';
import { deletePlace } from './delete-place.server.ts';

useDatabase();

describe('deletePlace', () => {
  it('deletes a place from the public site', async () => {
    const [, reze] = await anArea(['44109', '44143'], 30);
    const admin = await asAdmin();
    await deletePlace(admin, { id: reze?.id ?? 0 });
    expect((await readZones()).map(({ name }) => name)).toEqual(['Nantes']);
    await expect(deletePlace(admin, { id: reze?.id ?? 0 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('keeps the seat, and a place that has a page', async () => {
    const [nantes] = await anArea(['44109'], 30);
    const { id } = await aTown('44143', { isPublished: false });
    const admin = await asAdmin();
    await expect(deletePlace(admin, { id: nantes?.id ?? 0 })).rejects.toThrow('C’est le siège de l’entreprise');
    await expect(deletePlace(admin, { id })).rejects.toThrow('Cette commune a sa propre page');
    expect(await readZones()).toHaveLength(2);
  });

  it('refuses a visitor', async () => {
    const [nantes] = await anArea(['44109'], null);
    await expect(deletePlace(asVisitor(), { id: nantes?.id ?? 0 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
