import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { Redirect, RedirectChange } from '../redirect.contract.ts';
import { readRedirect, replaceRedirect } from '../redirect.internal.server.ts';

/** Changes the given fields of a redirect. */
export const changeRedirect = command({
  allow: 'content:change',
  input: RedirectChange,
  output: Redirect,
  run: async ({ id, updated_at, from_path, to_path, status }, context) => {
    const before = await readRedirect(id);
    refuseStale(before.updated_at, updated_at);
    const after = await replaceRedirect(before, {
      from_path: from_path ?? before.from_path,
      to_path: to_path ?? before.to_path,
      status: status ?? before.status,
    });
    await recordChange(context, { action: 'redirect.change', subject: `redirect:${id}` }, before, after);
    return after;
  },
});
