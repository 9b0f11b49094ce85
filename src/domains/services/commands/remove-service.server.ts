import { z } from 'zod';
import { recordAudit } from '#src/platform/audit.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { ServiceId } from '../service.contract.ts';
import { eraseService } from '../service.internal.server.ts';
import { serviceNotFound } from '../service.rules.ts';
import { keepService } from '../service-bin.internal.server.ts';

/** Deletes a service with its old addresses; both stay in the bin for a while, with its pictures. */
export const removeService = command({
  allow: 'content:change',
  input: ServiceId,
  output: z.object({}),
  run: async ({ id }, context) => {
    await keepService(context, id);
    const service = await eraseService({ id });
    if (service === undefined) throw serviceNotFound();
    if (context.actor.kind === 'user') {
      await recordAudit(context, { action: 'service.delete', subject: `service:${id}`, before: service });
    }
    return {};
  },
});
