import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { aTown } from './city.fixture.server.ts';
import { eraseTownPage, findTownPage } from './city-removal.internal.server.ts';

useDatabase();

describe('eraseTownPage and findTownPage', () => {
  it('find the content of a page until it is erased', async () => {
    const { id } = await aTown('44109');
    expect(await findTownPage(id)).toMatchObject({ title: 'Couvreur à Nantes, près de chez vous' });
    expect([await eraseTownPage(id), await eraseTownPage(id), await findTownPage(id)]).toEqual([
      true,
      false,
      undefined,
    ]);
  });
});
