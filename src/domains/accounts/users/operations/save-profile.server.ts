import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { StaffProfile } from '../profile.contract.ts';
import { upsertProfile } from '../profile.store.server.ts';
import { readProfile } from './read-profile.server.ts';

/** Changes the given fields of an account's profile. */
export const saveProfile = command({
  allow: 'system',
  input: z.object({ id: z.int(), change: StaffProfile.partial() }),
  output: StaffProfile,
  run: async ({ id, change }, context) => {
    const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const profile = { ...(await readProfile(context, { id })), ...values };
    await upsertProfile(id, profile);
    return profile;
  },
});
