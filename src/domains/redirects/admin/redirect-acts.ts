import { fill } from '#src/kernel/text.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { toDeletion } from '#src/ui/admin/undo-deletion.ts';
import { deleteRedirect } from '../redirect.client.ts';
import type { Redirect } from '../redirect.contract.ts';
import { REDIRECT_ADMIN_TEXTS as TEXTS } from '../redirect-admin.texts.ts';

/** Deletes a redirect after a confirmation. */
export const removeRedirect = ({ id, from_path }: Redirect, { ask, run }: ResourceActs): void =>
  ask({
    question: fill(TEXTS.confirm, { path: from_path }),
    act: () =>
      run(
        toDeletion('redirect', [id], {
          act: () => deleteRedirect(id),
          failure: TEXTS.deleteError,
          done: TEXTS.deleted,
        }),
      ),
  });
