import { describe, expect, it } from 'vitest';
import { removeInvisible } from '#src/kernel/text.ts';
import { markText, readMark, withoutMark } from '#src/kernel/text-mark.ts';
import { PageDocument, type PageSection } from './page.contract.ts';
import { NO_PICTURE } from './section-fields.contract.ts';
import { fillSection, getFocus } from './section-filling.views.ts';

const FACTS = { years: '10', name: 'Faîtages', phone: '', rating: '' };
const ILLUSTRATIONS = { equipe: { image: '/media/e', alt: 'L’équipe' } };

const section = (kind: string, content: object): PageSection => {
  const [one] = PageDocument.parse({ meta: {}, sections: [{ id: 'un', kind, content }] }).sections;
  if (one === undefined) throw new Error('no section');
  return one;
};
const fill = (kind: string, content: object) =>
  fillSection(section(kind, content), { facts: FACTS, illustrations: ILLUSTRATIONS })?.content;

describe('fillSection', () => {
  it('replaces facts, and leaves out sentences, paragraphs and items without one', () => {
    expect(fill('about', { title: 'Nous', paragraphs: ['Depuis {years} ans.', 'Au {phone}.'] })).toMatchObject({
      paragraphs: ['Depuis 10 ans.'],
    });
    const cards = [
      { title: 'Téléphone', value: '{phone}' },
      { title: 'Nom', value: '{name}', text: 'Note : {rating}.' },
    ];
    expect(fill('hours', { title: 'Nous', cards })).toMatchObject({
      cards: [{ title: 'Nom', value: 'Faîtages', text: '' }],
    });
  });

  it('leaves out a section whose title has no fact', () => {
    expect(fill('steps', { title: 'Noté {rating}' })).toBeUndefined();
    expect(fill('steps', { title: '' })).toBeDefined();
  });

  it('returns the picture of an illustration with the page’s own words before those of the illustration', () => {
    const picture = (alt: string) => fill('about', { picture: { image: 'illustration:equipe', alt } });
    expect(picture('')).toMatchObject({ picture: { image: '/media/e', alt: 'L’équipe' } });
    expect(picture('Nous')).toMatchObject({ picture: { image: '/media/e', alt: 'Nous' } });
    expect(fill('about', { picture: { image: 'illustration:absente' } })).toMatchObject({ picture: { image: '' } });
  });

  it('marks each text of a preview with its section and its path', () => {
    const marked: string[] = [];
    const mark = (text: string, path: string) => {
      marked.push(path);
      return text;
    };
    const one = section('steps', { title: 'Trois', steps: [{ title: 'Écrire', text: '' }] });
    fillSection(one, { facts: FACTS, illustrations: {}, mark });
    expect(marked).toEqual(['un.title', 'un.steps.0.title']);
  });

  it('marks each picture of a preview in its words, also one without words', () => {
    const one = section('about', { picture: { image: '/media/toit' } });
    const filled = fillSection(one, { facts: FACTS, illustrations: {}, mark: markText })?.content;
    const { alt } = (filled as { picture: { alt: string } }).picture;
    expect([readMark(alt), withoutMark(alt)]).toEqual(['un.picture.alt', '']);
    const empty = fillSection(section('about', {}), { facts: FACTS, illustrations: {}, mark: markText });
    expect(empty?.content).toMatchObject({ picture: NO_PICTURE });
  });
});

describe('getFocus', () => {
  it('returns a point only away from the centre', () => {
    const at = (focusX: number, focusY: number) => getFocus({ ...NO_PICTURE, focusX, focusY });
    expect(at(5, 5)).toBeUndefined();
    expect(at(5, 2)).toEqual({ x: 5, y: 2 });
  });
});

describe('markText', () => {
  it('adds only what a stored text never contains', () => {
    expect(removeInvisible(markText('Un toit', 'a.title'))).toBe('Un toit');
  });
});
