import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../chat.contract.ts';
import { nextToSend, photoProblem, stillUnsent, toOutcome, type Unsent } from './unsent.ts';

const waiting = (key: string, problem?: string): Unsent => ({
  key,
  message: key,
  hasPhoto: false,
  at: '2026-11-20T10:00:00.000Z',
  problem,
});

describe('unsent messages', () => {
  it('leave the queue when they come back under their key', () => {
    const known = [{ client_key: 'a' }, { client_key: null }] as ChatMessage[];
    expect(stillUnsent([waiting('a'), waiting('b')], known).map(({ key }) => key)).toEqual(['b']);
  });

  describe('outbox', () => {
    it.each([
      ['nothing waits', [], undefined],
      ['the oldest leaves first', [waiting('a'), waiting('b')], 'a'],
      ['a refused one holds nobody up', [waiting('a', 'Refusé'), waiting('b')], 'b'],
      ['refused ones alone wait for the visitor', [waiting('a', 'Refusé')], undefined],
    ])('chooses the next message to send: %s', (_case, unsent, key) => {
      expect(nextToSend(unsent)?.key).toBe(key);
    });

    it.each([
      [0, { retryAfterSeconds: undefined }],
      [503, { retryAfterSeconds: undefined }],
      [422, { refused: 'Écrivez un message.' }],
      [413, { refused: 'Écrivez un message.' }],
      [409, { refused: 'Écrivez un message.' }],
    ])('maps the response status %i to an outcome', (status, outcome) => {
      expect(toOutcome(status, 'Écrivez un message.')).toEqual(outcome);
    });

    it('waits as long as the server asks', () => {
      expect(toOutcome(429, 'Trop vite.', 40)).toEqual({ retryAfterSeconds: 40 });
    });
  });

  describe('photoProblem', () => {
    it.each([
      [5_000_000, 'image/jpeg', undefined],
      [5_000_001, 'image/jpeg', 'photoTooLarge'],
      [10, 'application/pdf', 'photoNotImage'],
    ])('checks a photo of %i bytes, %s: %s', (size, type, problem) => {
      expect(photoProblem({ size, type })).toBe(problem);
    });
  });
});
