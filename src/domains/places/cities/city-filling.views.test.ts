import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '#src/kernel/placeholder-names.ts';
import { markText, readMark, withoutMark } from '#src/kernel/text-mark.ts';
import { cityContent } from './city.fixture.server.ts';
import { fillCity } from './city-filling.views.ts';

const city = {
  ...cityContent('Nantes', {
    roofs: { title: 'Les toits', paragraphs: ['Appelez le {phone}.', 'Depuis {years} ans.'] },
  }),
  slug: 'nantes',
  name: 'Nantes',
  department: '44',
  coordinates: { lat: 47.2, lng: -1.5 },
  isIndexed: true,
};
const facts = { ...NO_FACTS, years: '10' };

describe('fillCity', () => {
  it('fills the facts in every section, and leaves out entries that name an unknown one', () => {
    const filled = fillCity(city, facts);
    expect(filled.roofs.paragraphs).toEqual(['Depuis 10 ans.']);
    expect(filled.advantages.list).toEqual([]);
    expect(filled.services).toEqual(city.services);
  });

  it('marks each text of a preview with its place in the stored page, and no choice', () => {
    const filled = fillCity(city, facts, markText);
    const [paragraph = ''] = filled.roofs.paragraphs;
    expect([withoutMark(paragraph), readMark(paragraph)]).toEqual(['Depuis 10 ans.', 'roofs.paragraphs.1']);
    expect(readMark(filled.hero.title)).toBe('hero.title');
    expect(readMark(filled.services.trades[1]?.features[0] ?? '')).toBe('services.trades.1.features.0');
    expect(filled.services.trades[1]?.trade).toBe('demoussage');
    expect([filled.name, filled.scene]).toEqual(['Nantes', 'none']);
  });
});
