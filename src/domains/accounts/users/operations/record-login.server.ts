import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { Account } from '../user.contract.ts';
import { userNotFound } from '../user.rules.ts';
import { touchLogin } from '../user.store.server.ts';

/** Stores the time of a sign-in. */
export const recordLogin = command({
  allow: 'system',
  input: z.object({ id: z.int() }),
  output: Account,
  run: async ({ id }) => {
    const account = await touchLogin(id);
    if (account === undefined) throw userNotFound();
    return account;
  },
});
