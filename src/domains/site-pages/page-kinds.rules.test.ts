import { describe, expect, it } from 'vitest';
import { PAGE_KEYS, PageDocument } from './page.contract.ts';
import { builtInPage } from './page.internal.server.ts';
import { findFaults } from './page-faults.views.ts';
import { canHave, findMissing, getKinds } from './page-kinds.rules.ts';

describe('page kinds', () => {
  it.each(PAGE_KEYS)('allow every section of the built-in page %s', (page) => {
    for (const { kind } of builtInPage(page).sections) expect(canHave(page, kind)).toBe(true);
  });

  it('offer chapters on legal pages only', () => {
    expect(getKinds('privacy')).toContain('chapter');
    expect(getKinds('home')).not.toContain('chapter');
    expect(getKinds('home')).toContain('hero');
  });

  it('refuse to publish a section of another page', () => {
    const document = PageDocument.parse({
      meta: { title: 'Toit' },
      sections: [{ id: 'a', kind: 'chapter', content: { title: 'Un' } }],
    });
    expect(findFaults('home', document)).toEqual({
      'sections.0.kind': ['La section « Chapitre » n’existe pas sur cette page.'],
    });
  });

  it('name what a legal page must show when it is removed or hidden', () => {
    const { meta, sections } = builtInPage('legal-notice');
    const without = { meta, sections: sections.filter(({ id }) => id !== 'editeur') };
    expect(findMissing('legal-notice', without)).toEqual([{ kind: 'chapter', facts: 'publisher' }]);
    const hidden = { meta, sections: sections.map((one) => ({ ...one, isHidden: one.id === 'credits' })) };
    expect(findFaults('legal-notice', hidden)).toEqual({
      sections: ['Cette page doit montrer : Crédits et licences.'],
    });
    expect(findMissing('legal-notice', { meta, sections })).toEqual([]);
    expect(findMissing('home', { meta, sections: [] })).toEqual([]);
  });
});
