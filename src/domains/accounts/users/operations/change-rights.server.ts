import { z } from 'zod';
import { RIGHTS, ROLES } from '#src/kernel/actor.ts';
import { command } from '#src/platform/operation.server.ts';
import { Account } from '../user.contract.ts';
import { userNotFound } from '../user.rules.ts';
import { updateAccount } from '../user.store.server.ts';
import { guardLastAdmin } from './guard-last-admin.server.ts';

/** Sets the rights of an account, and whether it may sign in at all; only a manager has a list of rights. */
export const changeRights = command({
  allow: 'system',
  input: z.object({
    id: z.int(),
    role: z.enum(ROLES).optional(),
    rights: z.array(z.enum(RIGHTS)).optional(),
    is_active: z.boolean().optional(),
  }),
  output: Account,
  run: async ({ id, role, rights, is_active }, context) => {
    if ((role !== undefined && role !== 'admin') || is_active === false) await guardLastAdmin(context, { id });
    const account = await updateAccount(id, {
      ...(role === undefined ? {} : { role }),
      // For roles without a list, delete it, so that a later change back to manager does not restore old rights.
      ...(role === 'admin' || role === 'user' ? { rights: [] } : rights === undefined ? {} : { rights }),
      ...(is_active === undefined ? {} : { is_active }),
    });
    if (account === undefined) throw userNotFound();
    return account;
  },
});
