import { describe, expect, it } from 'vitest';
import { explainStartFailure } from './start-failure.server.ts';

const failure = (fields: object): Error => Object.assign(new Error('reason'), fields);
const explained = (fields: object): string =>
  (explainStartFailure(failure(fields), '/data/faitage.sqlite') as Error).message;

describe('explainStartFailure', () => {
  it('names the file when the disk is full', () => {
    expect(explained({ errcode: 13 })).toBe(
      'La base /data/faitage.sqlite ne s’ouvre pas : le disque est plein, libérez de la place.',
    );
  });

  it('names DATABASE_URL for a server that refuses or does not answer', () => {
    expect(explained({ code: '28P01' })).toContain('refuse la connexion (reason) : vérifiez DATABASE_URL');
    expect(explained({ code: 'ECONNREFUSED' })).toContain('PostgreSQL ne répond pas (ECONNREFUSED)');
  });

  it('returns any other error unchanged', () => {
    const other = failure({});
    expect(explainStartFailure(other, '')).toBe(other);
  });
});
