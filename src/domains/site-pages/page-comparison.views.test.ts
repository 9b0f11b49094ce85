import { describe, expect, it } from 'vitest';
import { PageDocument } from './page.contract.ts';
import { aDocument } from './page.fixture.server.ts';
import { compareDocuments } from './page-comparison.views.ts';

const change = (edit: (document: PageDocument) => void): PageDocument => {
  const document = structuredClone(aDocument());
  edit(document);
  return PageDocument.parse(document);
};

describe('compareDocuments', () => {
  it('finds nothing in equal documents', () => {
    expect(compareDocuments(aDocument(), aDocument())).toEqual([]);
  });

  it('names the section and the field of a changed text, and what search engines read', () => {
    const after = change(({ meta, sections }) => {
      meta.title = 'Neuf';
      const [hero] = sections;
      if (hero?.kind === 'hero') hero.content.slides[0] = { ...hero.content.slides[0], text: 'Du zinc.' } as never;
    });
    expect(compareDocuments(aDocument(), after)).toEqual([
      { section: 'Moteurs de recherche', field: 'Titre de la page', before: 'Toiture – {name}', after: 'Neuf' },
      { section: 'Grand bandeau', field: 'Diapositive 1 · Texte', before: 'Du bois sec.', after: 'Du zinc.' },
    ]);
  });

  it('lists added, removed, hidden and moved sections', () => {
    const after = change(({ sections }) => {
      const [hero, steps] = sections.splice(0, 3);
      if (hero && steps) sections.push({ ...steps, isHidden: true }, hero);
      sections.push(PageDocument.parse({ meta: {}, sections: [{ id: 'faq', kind: 'faq', content: {} }] }).sections[0]!);
    });
    expect(compareDocuments(aDocument(), after)).toEqual([
      { section: 'Étapes', field: 'Affichage', before: 'affichée', after: 'masquée' },
      { section: 'Questions et réponses', field: 'Section', before: '', after: 'ajoutée' },
      { section: 'Équipe', field: 'Section', before: 'présente', after: '' },
      { section: 'Étapes', field: 'Place', before: 'n° 2', after: 'n° 1' },
      { section: 'Grand bandeau', field: 'Place', before: 'n° 1', after: 'n° 2' },
    ]);
  });
});
