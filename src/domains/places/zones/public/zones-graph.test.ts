import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { TOWN_PAGES } from '#src/domains/places/cities/city.rules.ts';
import { listZones } from '../zone.queries.server.ts';
import { zonesNode } from './zones-graph.ts';

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
