import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { loadOrFailure } from './load-or-failure.ts';

const failing = (error: unknown) => () => Promise.reject(error);

describe('loadOrFailure', () => {
  it('returns the loaded data', async () => {
    expect(await loadOrFailure(async () => ({ rows: 3 }), 'Chargement impossible')).toEqual({ rows: 3 });
  });

  it('adds the sentence of the server to that of the screen', async () => {
    const error = new ApiError('HTTP error', { status: 503, userMessage: 'Le site redémarre.' });
    expect(await loadOrFailure(failing(error), 'Chargement impossible')).toEqual({
      failure: 'Chargement impossible : Le site redémarre.',
      detail: undefined,
    });
  });

  it('names the request, not the technical message, when the server sent no sentence', async () => {
    const error = new ApiError('HTTP error! status: 502', { status: 502, reference: 'abc' });
    expect(await loadOrFailure(failing(error), () => 'Rien.')).toEqual({
      failure: 'Rien.',
      detail: 'Référence : abc',
    });
  });

  it.each([new ApiError('Unauthorized', { status: 401 }), new TypeError('planted')])('throws %s', async (error) => {
    await expect(loadOrFailure(failing(error), 'Chargement impossible')).rejects.toBe(error);
  });
});
