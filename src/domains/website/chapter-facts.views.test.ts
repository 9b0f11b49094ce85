import { describe, expect, it } from 'vitest';
import { toLegalIdentity } from '#src/domains/settings/legal-identity.rules.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { CHAPTER_FACTS } from '#src/domains/site-pages/legal-kinds.contract.ts';
import { getPoints, getTable, hasFacts } from './chapter-facts.views.ts';

const identity = (company: Record<string, unknown>) => toLegalIdentity(settingsFrom({ company }));

describe('chapter facts', () => {
  it('leave out chapters about data that nobody has entered', () => {
    const empty = CHAPTER_FACTS.filter((facts) => !hasFacts(facts, identity({})));
    expect(empty).toEqual(['host', 'insurance', 'mediator', 'exemption']);
    const full = identity({ host: 'A', insurer: 'B', mediator: 'C', is_micro_enterprise: true });
    expect(CHAPTER_FACTS.filter((facts) => !hasFacts(facts, full))).toEqual([]);
  });

  it.each([
    ['44000', 'Nantes', 'MapSVG', 'Natural Earth'],
    ['97100', 'Basse-Terre', 'Natural Earth', 'MapSVG'],
  ])('credit the source of the drawn map of a company at %s', (postal_code, city, source, other) => {
    const company = { ...identity({ street: '1 rue du Port', postal_code, city }), siteName: 'Toits' };
    const credits = JSON.stringify(getTable('credits', company));
    expect(credits).toContain(source);
    expect(credits).not.toContain(other);
  });

  it('fill the points about the device with their periods', () => {
    expect(getPoints('device', '').join()).not.toContain('{');
    expect(getPoints('publisher', '')).toEqual([]);
  });

  it('say that nobody counts the visits, or who does', () => {
    expect(getPoints('essentials', '').join()).toContain('aucune mesure d’audience');
    expect(getPoints('essentials', 'stats.example').join()).toMatch(/comptées par stats\.example/);
  });
});
