import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { StaffProfile } from '../profile.contract.ts';
import { defaultProfile } from '../profile.rules.ts';
import { selectProfile } from '../profile.store.server.ts';
import { userNotFound } from '../user.rules.ts';
import { selectAccount } from '../user.store.server.ts';

/** Returns the profile of an account; the defaults if none was ever saved. */
export const readProfile = query({
  allow: 'system',
  input: z.object({ id: z.int() }),
  output: StaffProfile,
  run: async ({ id }) => {
    const account = await selectAccount({ id });
    if (account === undefined) throw userNotFound();
    return (await selectProfile(id)) ?? defaultProfile(account.role);
  },
});
