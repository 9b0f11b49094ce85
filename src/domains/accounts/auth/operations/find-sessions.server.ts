import { query } from '#src/platform/operation.server.ts';
import { type Session, SessionList } from '../auth.contract.ts';
import { findSessionPages } from './find-session-pages.server.ts';

/** Returns the live sessions of an account as one list; `currentId` is the caller's session. */
export const findSessions = query({
  allow: 'system',
  input: findSessionPages.input,
  output: SessionList,
  run: async (account, context) => {
    const sessions: Session[] = [];
    for await (const page of (await findSessionPages(context, account)).pages()) sessions.push(...page);
    return { sessions };
  },
});
