import { selectUnverified } from '../unverified.store.server.ts';

/** Returns unused customer accounts: created and last used before an instant, never verified, without records. */
export async function findUnverified({ before, limit }: { before: string; limit: number }): Promise<{ ids: number[] }> {
  return { ids: await selectUnverified(before, limit) };
}
