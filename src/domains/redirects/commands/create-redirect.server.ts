import { command } from '#src/platform/operation.server.ts';
import { NewRedirect, Redirect } from '../redirect.contract.ts';
import { addRedirect } from '../redirect.internal.server.ts';

/** Sends visitors of an old address to the page that replaces it. */
export const createRedirect = command({
  allow: 'content:change',
  input: NewRedirect,
  output: Redirect,
  audit: (_input, { id, from_path, to_path, status }) => ({
    action: 'redirect.create',
    subject: `redirect:${id}`,
    after: { from_path, to_path, status },
  }),
  run: addRedirect,
});
