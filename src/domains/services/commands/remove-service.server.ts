import { z } from 'zod';
import { recordAudit } from '#src/platform/audit.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { ServiceId } from '../service.contract.ts';
import { eraseService } from '../service.internal.server.ts';
import { serviceNotFound } from '../service.rules.ts';

/** Deletes a service permanently, with its old addresses and the pictures that are used nowhere else. */
export const removeService = command({
  allow: 'content:change',
  input: ServiceId,
  output: z.object({}),
  run: async ({ id }, context) => {
    const service = await eraseService({ id });
    if (service === undefined) throw serviceNotFound();
    if (context.actor.kind === 'user') {
      await recordAudit(context, { action: 'service.delete', subject: `service:${id}`, before: service });
    }
    return {};
  },
});
