import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anArea, NANTES_COMMUNES } from '../place.fixture.server.ts';
import { listZones } from '../zone.queries.server.ts';
import { zonesNode } from './zones-graph.ts';

useDatabase();

describe('zonesNode', () => {
  it('lists every place with its position and its address in the structured data', async () => {
    await anArea(NANTES_COMMUNES, 30);
    const [nantes, ...others] = await listZones(asVisitor(), {});
    const zones = [{ ...nantes!, pageHref: '/services/nantes' }, ...others];
    expect(zonesNode('https://toit.example', zones)).toMatchObject({
      numberOfItems: 6,
      itemListElement: expect.arrayContaining([
        expect.objectContaining({
          item: expect.objectContaining({ name: 'Nantes', url: 'https://toit.example/services/nantes' }),
        }),
        expect.objectContaining({
          item: expect.objectContaining({ name: 'Vertou', url: 'https://toit.example/zones#vertou' }),
        }),
      ]),
    });
  });
});
