import { log } from './log.server.ts';
import type { Context } from './operation.server.ts';

/**
 * Loads one part of a page; if it fails, the rest still works, so that a visitor can read, call and write.
 * Resolves to undefined, and logs the error, when `work` fails.
 */
export async function attempt<Answer>(
  work: Promise<Answer>,
  what: string,
  { requestId }: Context,
): Promise<Answer | undefined> {
  try {
    return await work;
  } catch (cause) {
    log().error({ requestId, what, err: cause }, 'a public page goes without');
    return undefined;
  }
}
