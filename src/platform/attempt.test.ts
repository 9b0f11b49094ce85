import { describe, expect, it, vi } from 'vitest';
import { attempt } from './attempt.server.ts';
import { log } from './log.server.ts';
import { systemContext } from './operation.server.ts';

describe('attempt', () => {
  it('returns the loaded value', async () => {
    expect(await attempt(Promise.resolve([1]), 'numbers', systemContext('r1'))).toEqual([1]);
  });

  it('returns undefined and logs the name of the failed part', async () => {
    const error = vi.spyOn(log(), 'error').mockReturnValue();
    const cause = new Error('gone');
    expect(await attempt(Promise.reject(cause), 'numbers', systemContext('r1'))).toBeUndefined();
    expect(error).toHaveBeenCalledWith({ requestId: 'r1', what: 'numbers', err: cause }, expect.any(String));
  });
});
