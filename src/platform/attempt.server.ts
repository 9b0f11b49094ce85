import { log } from './log.server.ts';
import type { Context } from './operation.server.ts';

/**
 * A part of a page that fails leaves the others standing: a visitor can still read, call and write.
 * Resolves to undefined, and says so in the log, when `work` fails.
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
