import { describe, expect, it } from 'vitest';
import { toLegalIdentity } from '#src/domains/settings/legal-identity.rules.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { CHAPTER_FACTS } from '#src/domains/site-pages/legal-kinds.contract.ts';
import { getPoints, hasFacts } from './chapter-facts.views.ts';

const identity = (company: Record<string, unknown>) => toLegalIdentity(settingsFrom({ company }));

describe('chapter facts', () => {
  it('leave out chapters about data that nobody has entered', () => {
    const empty = CHAPTER_FACTS.filter((facts) => !hasFacts(facts, identity({})));
    expect(empty).toEqual(['host', 'insurance', 'mediator', 'exemption']);
    const full = identity({ host: 'A', insurer: 'B', mediator: 'C', is_micro_enterprise: true });
    expect(CHAPTER_FACTS.filter((facts) => !hasFacts(facts, full))).toEqual([]);
  });

  it('fill the points about the device with their periods', () => {
    expect(getPoints('device').join()).not.toContain('{');
    expect(getPoints('publisher')).toEqual([]);
  });
});
