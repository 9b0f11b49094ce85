import { type Context, command } from '#src/platform/operation.server.ts';
import { ChangedServices, ServiceBulk } from '../service.contract.ts';
import { lockServices, selectService } from '../service.store.server.ts';
import { changeService } from './change-service.server.ts';
import { removeService } from './remove-service.server.ts';

/** @returns whether anything changed: another administrator may have done it already. */
async function act(id: number, isActive: boolean | null, context: Context): Promise<boolean> {
  const service = await selectService(id);
  if (service === undefined || service.is_active === isActive) return false;
  if (isActive === null) await removeService(context, { id });
  else await changeService(context, { id, is_active: isActive });
  return true;
}

const REQUESTED = { activate: true, deactivate: false, delete: null } as const;

/** Publishes, hides or deletes several services at once: all of them or none. */
export const changeServices = command({
  allow: 'content:change',
  input: ServiceBulk,
  output: ChangedServices,
  run: async ({ ids, action }, context) => {
    await lockServices(ids);
    let changed = 0;
    for (const id of new Set(ids)) if (await act(id, REQUESTED[action], context)) changed += 1;
    return { changed };
  },
});
