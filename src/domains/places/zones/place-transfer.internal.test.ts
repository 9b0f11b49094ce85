import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anArea } from './place.fixture.server.ts';
import { listAllPlaces, putArea, putPlace, readStoredArea } from './place-transfer.internal.server.ts';

useDatabase();

describe('putPlace', () => {
  it('replaces the place of this address', async () => {
    const [place] = await anArea(['44109'], 30);
    if (place === undefined) throw new Error('no place');
    const { id: _, page: __, page_publish_at: ___, updated_at: ____, ...fields } = place;
    await putPlace({ ...fields, description: 'Ardoise et tuffeau.', sort_order: 70 });
    expect(await listAllPlaces()).toMatchObject([
      { slug: 'nantes', description: 'Ardoise et tuffeau.', sort_order: 70 },
    ]);
  });
});

describe('putArea', () => {
  it('finds the seat by its address', async () => {
    expect(await readStoredArea()).toBeUndefined();
    await anArea(['44109', '44143'], 30);
    const area = await readStoredArea();
    expect(area).toMatchObject({ seat: 'nantes', radius_km: 30 });
    if (area) await putArea({ ...area, seat: 'reze', radius_km: 40 });
    expect(await readStoredArea()).toMatchObject({ seat: 'reze', radius_km: 40 });
  });
});
