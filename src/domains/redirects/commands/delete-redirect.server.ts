import { z } from 'zod';
import { recordAudit } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { RedirectId } from '../redirect.contract.ts';
import { REDIRECTS_CONTENT, readRedirect } from '../redirect.internal.server.ts';
import { redirectNotFound } from '../redirect.rules.ts';
import { deleteRedirectRow } from '../redirect.store.server.ts';
import { keepRedirect } from '../redirect-bin.internal.server.ts';

/** Deletes a redirect: its old address shows the page of an unknown address again. */
export const deleteRedirect = command({
  allow: 'content:change',
  input: RedirectId,
  output: z.object({}),
  run: async ({ id }, context) => {
    const { from_path, to_path, status } = await readRedirect(id);
    await keepRedirect(context, id);
    if (!(await deleteRedirectRow(id))) throw redirectNotFound();
    if (context.actor.kind === 'user') {
      const entry = { action: 'redirect.delete', subject: `redirect:${id}`, before: { from_path, to_path, status } };
      await recordAudit(context, entry);
    }
    await publish('content', { what: REDIRECTS_CONTENT });
    return {};
  },
});
