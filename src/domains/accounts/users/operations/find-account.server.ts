import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { Account } from '../user.contract.ts';
import { selectAccount } from '../user.store.server.ts';

/** Returns the account of an id or an address, or null. */
export const findAccount = query({
  allow: 'system',
  input: z.union([z.object({ id: z.int() }), z.object({ email: z.string() })]),
  output: Account.nullable(),
  run: async (by) => (await selectAccount(by)) ?? null,
});
