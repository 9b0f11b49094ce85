import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { listZones } from '#src/domains/places/zones/zone.queries.server.ts';
import { TOWN_PAGES, zonesNode } from './zones-page.rules.ts';

describe('zones page rules', () => {
  it('lists every place with its position and its page in the structured data', async () => {
    const zones = await listZones(asVisitor(), {});
    const node = zonesNode('https://toit.example', zones);
    expect(node).toMatchObject({
      numberOfItems: 17,
      itemListElement: expect.arrayContaining([
        expect.objectContaining({
          item: expect.objectContaining({ name: 'Lyon', url: 'https://toit.example/services/lyon' }),
        }),
        expect.objectContaining({
          item: expect.objectContaining({ name: 'Crest', url: 'https://toit.example/zones#crest' }),
        }),
      ]),
    });
    expect(Object.keys(TOWN_PAGES)).toHaveLength(5);
  });
});
