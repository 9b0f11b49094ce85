import { describe, expect, it } from 'vitest';
import { moved } from '#src/kernel/document-fields.ts';
import {
  addSection,
  getText,
  insertSection,
  listPageTexts,
  moveSection,
  removeSection,
  setContent,
  toggleSection,
} from './document-edits.views.ts';
import { PageDocument } from './page.contract.ts';
import { aDocument } from './page.fixture.server.ts';
import { SECTION_KIND_NAMES } from './section-kinds.contract.ts';

const ids = ({ sections }: PageDocument) => sections.map(({ id }) => id);

describe('document edits', () => {
  it('adds a section of every kind with a new id, in the form that the server stores', () => {
    for (const kind of SECTION_KIND_NAMES) {
      const [once] = addSection(aDocument(), kind, undefined);
      const [twice, id] = addSection(once, kind, 'accueil');
      expect(PageDocument.parse(twice)).toEqual(twice);
      expect(ids(twice)).toEqual(['accueil', id, 'etapes', 'equipe', kind]);
    }
  });

  it('removes a section and puts it back at its place, once', () => {
    const document = aDocument();
    const [, steps] = document.sections;
    const without = removeSection(document, 'etapes');
    expect(ids(without)).toEqual(['accueil', 'equipe']);
    if (steps === undefined) throw new Error('no steps');
    const back = insertSection(without, steps, 1);
    expect(back).toEqual(document);
    expect(insertSection(back, steps, 1)).toEqual(document);
  });

  it('moves sections and entries by one place, and leaves the ends where they are', () => {
    expect(ids(moveSection(aDocument(), 'equipe', -1))).toEqual(['accueil', 'equipe', 'etapes']);
    expect(ids(moveSection(aDocument(), 'accueil', -1))).toEqual(ids(aDocument()));
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 5, -1)).toEqual(['a', 'b']);
  });

  it('hides and shows a section', () => {
    const hidden = toggleSection(aDocument(), 'etapes');
    expect(hidden.sections.map(({ isHidden }) => isHidden)).toEqual([false, true, false]);
    expect(toggleSection(hidden, 'etapes')).toEqual(aDocument());
  });

  it('lists the texts of what shows, and none of a hidden section', () => {
    const texts = listPageTexts(aDocument());
    expect(texts).toEqual(expect.arrayContaining(['Toiture – {name}', 'Un toit sain.', 'Du bois sec.', 'Il ferme.']));
    expect(listPageTexts(toggleSection(aDocument(), 'equipe'))).not.toContain('Il ferme.');
  });

  it('reads and replaces one text by its path, and ignores a path that is not there', () => {
    const path = 'accueil.slides.0.title';
    expect(getText(aDocument('A'), path)).toBe('A');
    const changed = setContent(aDocument('A'), 'accueil', 'slides.0.title', 'B');
    expect(changed).toEqual(aDocument('B'));
    for (const wrong of ['slides.4.title', 'nothing', '__proto__.title']) {
      expect(setContent(aDocument(), 'accueil', wrong, 'x')).toEqual(aDocument());
      expect(getText(aDocument(), `accueil.${wrong}`)).toBeUndefined();
    }
    expect(getText(aDocument(), 'accueil.slides')).toBeUndefined();
  });
});
