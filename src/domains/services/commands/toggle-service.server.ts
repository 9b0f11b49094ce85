import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { ServiceId, StoredService } from '../service.contract.ts';
import { serviceNotFound } from '../service.rules.ts';
import { flipService } from '../service.store.server.ts';

/** Publishes a draft, or removes a published service from the site. */
export const toggleService = command({
  allow: 'content:change',
  input: ServiceId,
  output: StoredService,
  audit: ({ id }, { is_active }) => ({
    action: 'service.toggle',
    subject: `service:${id}`,
    before: { is_active: !is_active },
    after: { is_active },
  }),
  run: async ({ id }) => {
    const service = await flipService(id);
    if (service === undefined) throw serviceNotFound();
    await publish('content', { what: 'services' });
    return service;
  },
});
