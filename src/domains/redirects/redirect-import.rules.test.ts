import { describe, expect, it } from 'vitest';
import { REDIRECT_TEXTS } from './redirect.texts.ts';
import { readRedirects } from './redirect-import.rules.ts';

const read = (...cells: string[][]) =>
  readRedirects(
    cells.map((record, place) => ({ line: place + 1, cells: record })),
    REDIRECT_TEXTS.import,
  );

describe('readRedirects', () => {
  it('reads headings in French or English, in any order, and reports the ignored ones', () => {
    const { redirects, errors, ignored } = read(['Code', 'New URL', 'Visites', 'Old URL'], ['302', '/b', '7', '/a']);
    expect([errors, ignored]).toEqual([[], ['Visites']]);
    expect(redirects).toEqual([{ line: 2, redirect: { from_path: '/a', to_path: '/b', status: 302 } }]);
  });

  it('reads a file without headings', () => {
    const { redirects } = read(['/a', '/b'], ['/c', '/d', 'Temporaire'], ['/e', '/f', 'Définitive']);
    expect(redirects.map(({ redirect }) => redirect.status)).toEqual([301, 302, 301]);
  });

  it.each([
    [[], 'Ce fichier ne contient aucune redirection.'],
    [[['Ancienne adresse', 'Nouvelle adresse']], 'Ce fichier ne contient aucune redirection.'],
    [[['Code'], ['301']], 'Colonne « Ancienne adresse » absente. Colonne « Nouvelle adresse » absente.'],
    [Array.from({ length: 1_001 }, () => ['/a', '/b']), '1000 redirections au plus par import.'],
  ])('says why a file cannot be imported', (cells, message) => {
    const { errors, redirects } = read(...cells);
    expect(errors.map((error) => error.message.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([message]);
    expect(redirects).toEqual([]);
  });
});
