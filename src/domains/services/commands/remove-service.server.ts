import { z } from 'zod';
import { releaseImage } from '#src/domains/media/media.internal.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { deleteServiceOldSlugs } from '../old-slug.store.server.ts';
import { ServiceId } from '../service.contract.ts';
import { serviceNotFound } from '../service.rules.ts';
import { deleteService } from '../service.store.server.ts';

/** Deletes a service permanently, with its old addresses and the pictures that are used nowhere else. */
export const removeService = command({
  allow: 'content:change',
  input: ServiceId,
  output: z.object({}),
  run: async ({ id }, context) => {
    const service = await deleteService(id);
    if (service === undefined) throw serviceNotFound();
    await deleteServiceOldSlugs(id);
    for (const path of new Set([service.image, service.heroImage])) await releaseImage(path);
    if (context.actor.kind === 'user') {
      await recordAudit(context, { action: 'service.delete', subject: `service:${id}`, before: service });
    }
    await publish('content', { what: 'services' });
    return {};
  },
});
