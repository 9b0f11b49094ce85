import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { updateWeakPassword } from '../user.store.server.ts';

/** Stores whether a password would be refused today, without a new version of the account. */
export const markWeakPassword = command({
  allow: 'system',
  input: z.object({ id: z.int(), isWeak: z.boolean() }),
  output: z.object({}),
  run: async ({ id, isWeak }) => {
    await updateWeakPassword(id, isWeak);
    return {};
  },
});
