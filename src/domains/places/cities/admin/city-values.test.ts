import { describe, expect, it } from 'vitest';
import { cityContent } from '../city.fixture.server.ts';
import { citySkeleton } from '../city-skeleton.views.ts';
import { isEmptySection, toContent } from './city-values.ts';

describe('toContent', () => {
  it('leaves out lines and entries that are still empty', () => {
    const content = cityContent('Nantes');
    const typed = {
      ...content,
      roofs: { ...content.roofs, paragraphs: ['', 'Ardoise.', ' '] },
      job: { ...content.job, steps: [{ title: '', text: '' }, ...content.job.steps] },
    };
    expect(toContent(typed).roofs.paragraphs).toEqual(['Ardoise.']);
    expect(toContent(typed).job).toEqual(content.job);
  });
});

describe('isEmptySection', () => {
  it('names the sections that a page leaves out: a title alone shows nothing', () => {
    const skeleton = citySkeleton('Nantes');
    expect(
      (['hero', 'roofs', 'services', 'identity', 'contact'] as const).map((one) => isEmptySection(skeleton, one)),
    ).toEqual([false, true, true, true, false]);
    expect(isEmptySection(cityContent('Nantes'), 'roofs')).toBe(false);
  });
});
