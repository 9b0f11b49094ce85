import type { z } from 'zod';
import type { Session, SessionList } from '../auth.contract.ts';
import { findSessionPages } from './find-session-pages.server.ts';

/** Returns the live sessions of an account as one list; `currentId` is the caller's session. */
export async function findSessions(
  account: Parameters<typeof findSessionPages>[0],
): Promise<z.infer<typeof SessionList>> {
  const sessions: Session[] = [];
  for await (const page of (await findSessionPages(account)).pages()) sessions.push(...page);
  return { sessions };
}
