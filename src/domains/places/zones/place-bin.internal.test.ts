import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { getWholeTables, restoreLast } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { deletePlace } from './commands/delete-place.server.ts';
import { addCommune, anArea, aPlace } from './place.fixture.server.ts';
import { restorePlace } from './place-bin.internal.server.ts';
import { readPlace } from './zone.internal.server.ts';

useDatabase();

describe('bin of the places', () => {
  it('puts a deleted place back', async () => {
    const [, reze] = await anArea(['44109', '44143'], 30);
    const id = reze?.id ?? 0;
    const before = await getWholeTables('places');
    await deletePlace(await asAdmin(), { id });
    await restoreLast('place', id, restorePlace);
    expect(await getWholeTables('places')).toEqual(before);
  });

  it('keeps it in the bin where the town is in the list again', async () => {
    const [, reze] = await anArea(['44109', '44143'], 30);
    await deletePlace(await asAdmin(), { id: reze?.id ?? 0 });
    await addCommune('44143');
    await expect(restoreLast('place', reze?.id ?? 0, restorePlace)).rejects.toThrow('déjà dans la liste');
  });

  it('gives it another address where a place of the same name has its own', async () => {
    await anArea(['44109'], 30);
    const { id, slug } = await aPlace({ insee_code: '' });
    await deletePlace(await asAdmin(), { id });
    const other = await aPlace({ insee_code: '' });
    expect(other.slug).toBe(slug);
    await restoreLast('place', id, restorePlace);
    expect((await readPlace(id)).slug).not.toBe(slug);
  });
});
