import { isoIn } from '#src/platform/clock.server.ts';
import { isAnswererSeenSince } from '../session.store.server.ts';

/** Returns whether a user who may answer visitors was active in the last `within` seconds; polls do not count. */
export async function readPresence({ within }: { within: number }): Promise<{ is_there: boolean }> {
  return { is_there: await isAnswererSeenSince(isoIn(-within)) };
}
