import { expect, it, vi } from 'vitest';
import { attempt } from './attempt.server.ts';
import { log } from './log.server.ts';
import { systemContext } from './operation.server.ts';

it('hands on what was read', async () => {
  expect(await attempt(Promise.resolve([1]), 'numbers', systemContext('r1'))).toEqual([1]);
});

it('answers undefined and names what failed, in the log', async () => {
  const error = vi.spyOn(log(), 'error').mockReturnValue();
  const cause = new Error('gone');
  expect(await attempt(Promise.reject(cause), 'numbers', systemContext('r1'))).toBeUndefined();
  expect(error).toHaveBeenCalledWith({ requestId: 'r1', what: 'numbers', err: cause }, expect.any(String));
});
