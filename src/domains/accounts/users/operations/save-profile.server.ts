import type { z } from 'zod';
import { transaction } from '#src/platform/database/database.server.ts';
import { StaffProfile } from '../profile.contract.ts';
import { upsertProfile } from '../profile.store.server.ts';
import { readProfile } from './read-profile.server.ts';

const ProfileChange = StaffProfile.partial();

/** Changes the given fields of an account's profile. */
export const saveProfile = ({
  id,
  change,
}: {
  id: number;
  change: z.infer<typeof ProfileChange>;
}): Promise<StaffProfile> =>
  transaction(async () => {
    const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const profile = { ...(await readProfile({ id })), ...values };
    await upsertProfile(id, profile);
    return profile;
  });
