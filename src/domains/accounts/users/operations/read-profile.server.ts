import type { StaffProfile } from '../profile.contract.ts';
import { defaultProfile } from '../profile.rules.ts';
import { selectProfile } from '../profile.store.server.ts';
import { userNotFound } from '../user.rules.ts';
import { selectAccount } from '../user.store.server.ts';

/** Returns the profile of an account; the defaults if none was ever saved. */
export async function readProfile({ id }: { id: number }): Promise<StaffProfile> {
  const account = await selectAccount({ id });
  if (account === undefined) throw userNotFound();
  return (await selectProfile(id)) ?? defaultProfile(account.role);
}
