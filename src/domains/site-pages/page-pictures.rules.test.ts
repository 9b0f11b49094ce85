import { describe, expect, it } from 'vitest';
import { PageDocument } from './page.contract.ts';
import { findPicture, getImages, listPictures } from './page-pictures.rules.ts';
import { NO_PICTURE } from './section-fields.contract.ts';
import { SECTION_KINDS } from './section-kinds.contract.ts';

const HALL = { ...NO_PICTURE, image: '/media/halle-1200.webp' };
const YARD = { ...NO_PICTURE, image: '/media/cour-1200.webp' };

describe('listPictures', () => {
  it('finds pictures of a section and of its items by their path, empty ones too', () => {
    expect(
      listPictures(SECTION_KINDS.hero, { slides: [{ picture: HALL }, { picture: NO_PICTURE }], facts: [] }),
    ).toEqual([
      { path: 'slides.0.picture', picture: HALL },
      { path: 'slides.1.picture', picture: NO_PICTURE },
    ]);
    expect(listPictures(SECTION_KINDS.history, { picture: YARD })).toEqual([{ path: 'picture', picture: YARD }]);
  });

  it('finds none in a section of texts', () => {
    expect(listPictures(SECTION_KINDS.services, { title: 'Un toit', lead: '' })).toEqual([]);
  });
});

describe('findPicture', () => {
  it('finds a picture by its section and its path, and nothing else', () => {
    const document = PageDocument.parse({
      meta: {},
      sections: [{ id: 'histoire', kind: 'history', content: { title: 'Depuis 1998', picture: HALL } }],
    });
    expect(findPicture(document, 'histoire.picture')).toEqual(HALL);
    for (const path of ['histoire.title', 'histoire', 'autre.picture']) {
      expect(findPicture(document, path)).toBeUndefined();
    }
  });
});

describe('getImages', () => {
  it('returns each stored picture once, and no illustration', () => {
    const document = PageDocument.parse({
      meta: { title: 'Toiture', description: 'Des toits.' },
      sections: [
        { id: 'histoire', kind: 'history', content: { title: 'Depuis 1998', picture: HALL } },
        { id: 'apres', kind: 'before-after', content: { title: 'Avant', before: YARD, after: HALL } },
        { id: 'nous', kind: 'about', content: { title: 'Nous' } },
      ],
    });
    expect(getImages(document)).toEqual(['/media/halle-1200.webp', '/media/cour-1200.webp']);
  });
});
