import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { userNotFound } from '../user.rules.ts';
import { deleteAccount } from '../user.store.server.ts';
import { guardLastAdmin } from './guard-last-admin.server.ts';

/** Deletes an account with its sessions; the records it sent stay, without an owner. */
export const removeAccount = command({
  allow: 'system',
  input: z.object({ id: z.int() }),
  output: z.object({}),
  run: async ({ id }, context) => {
    await guardLastAdmin(context, { id });
    if (!(await deleteAccount(id))) throw userNotFound();
    return {};
  },
});
