import { userInfo } from 'node:os';
import { type Context, operatorContext } from '#src/platform/operation.server.ts';
import type { CommandCall } from './command-shape.server.ts';

/** A name that can stand in a sentence; the environment may hold anything. */
const LOGIN = /^[\p{L}\p{N}._@-]{1,64}$/u;

/** An account without a name has none, as in some containers. */
function getAccount(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

/** Returns the person who calls a command: behind `sudo`, the account that called it. */
export function getOperator({ ownEnvironment }: Pick<CommandCall, 'ownEnvironment'>): Context {
  const login = ownEnvironment.SUDO_USER ?? getAccount();
  return operatorContext(LOGIN.test(login) ? login : '');
}
