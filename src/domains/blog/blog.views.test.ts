import { describe, expect, it } from 'vitest';
import { articlePath, formatDate, getReadTime, plainText, toIntroduction } from './blog.views.ts';

describe('blog views', () => {
  it.each([
    ['', '1 min'],
    ['## Un titre', '1 min'],
    ['mot '.repeat(900), '5 min'],
    ['**mot** '.repeat(500), '3 min'],
  ])('estimates for %j a reading time of %s', (content, time) => {
    expect(getReadTime(content)).toBe(time);
  });

  it.each([
    ['## Avant le gel\nVider les **gouttières**.', 'Avant le gel Vider les gouttières.'],
    ['- tuile\n* ardoise\n1. lauze\n> pierre', 'tuile ardoise lauze pierre'],
    ['Voir [nos tarifs](/tarifs), ![un toit](/media/a).', 'Voir nos tarifs, un toit.'],
    ['_Doux_ et __fort__, mais nom_de_fichier', 'Doux et fort, mais nom_de_fichier'],
    ['3 * 4 et 5 # 6', '3 * 4 et 5 # 6'],
    [`Avant.\n![Un toit](/media/${'a'.repeat(32)}-1200.webp)\nAprès.`, 'Avant. Après.'],
    ['\n\n', ''],
  ])('extracts from %j the plain text %j', (content, words) => {
    expect(plainText(content)).toBe(words);
  });

  describe('toIntroduction', () => {
    it('returns the article’s own excerpt', () => expect(toIntroduction('Court.', 'Long.')).toBe('Court.'));
    it('returns the whole body when it is short and there is no excerpt', () =>
      expect(toIntroduction('', '# Long.')).toBe('Long.'));
    it('leaves out a picture that begins where a long body is cut', () => {
      const picture = `![${'toit '.repeat(50)}](/media/${'a'.repeat(32)}-1200.webp)`;
      expect(toIntroduction('', `Toit.\n${`${picture}\n`.repeat(5)}Fin.`)).toBe('Toit.');
    });
    it('cuts a long body to 200 characters and an ellipsis', () => {
      const words = toIntroduction('', 'a'.repeat(300));
      expect(words).toBe(`${'a'.repeat(200)}…`);
    });
  });

  it.each([
    ['2026-02-01', '2026-02-01'],
    [null, '2026-01-01'],
  ])('shows, for an article published on %s, the date %s', (published_at, day) => {
    expect(formatDate({ published_at, created_at: '2026-01-01' })).toBe(day);
  });

  it('builds the path of an article from its slug', () => {
    expect(articlePath('lauze-et-ardoise')).toBe('/blog/lauze-et-ardoise');
  });
});
