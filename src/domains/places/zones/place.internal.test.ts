import { describe, expect, it } from 'vitest';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { changeArea } from './commands/change-area.server.ts';
import { createPlace } from './commands/create-place.server.ts';
import { eraseArea, erasePlace, findArea, findPlace } from './place.internal.server.ts';
import { readArea, readPlaces } from './zone.internal.server.ts';

useDatabase();

const system = systemContext('test');
const NANTES = {
  name: 'Nantes',
  insee_code: '44109',
  department_code: '44',
  department_name: 'Loire-Atlantique',
  coordinates: { lat: 47.2184, lng: -1.5536 },
};

describe('erasePlace', () => {
  it('deletes a place once, and the site no longer names it', async () => {
    const { id } = await createPlace(system, NANTES);
    expect((await readPlaces()).map(({ name }) => name)).toEqual(['Nantes']);
    expect([await erasePlace({ id }), await erasePlace({ id })]).toEqual([true, false]);
    expect([await readPlaces(), await findPlace(id)]).toEqual([[], undefined]);
  });

  it('keeps the seat until the area around it is gone', async () => {
    const { id } = await createPlace(system, NANTES);
    await changeArea(system, { seat_id: id, radius_km: 40 });
    expect(await erasePlace({ id })).toBe(false);
    expect(await findArea()).toMatchObject({ seat_id: id, radius_km: 40 });
    expect([await eraseArea(), await eraseArea()]).toEqual([true, false]);
    expect([await findArea(), (await readArea()).seat]).toEqual([undefined, null]);
    expect(await erasePlace({ id })).toBe(true);
  });
});
