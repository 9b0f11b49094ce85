import { invalidField } from '#src/kernel/errors.ts';
import { isUniqueViolation } from '#src/platform/database/dialect.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { NewService, Service } from '../service.contract.ts';
import { serviceSlug } from '../service.rules.ts';
import { insertService } from '../service.store.server.ts';

/** Adds a service to the public site. */
export const createService = command({
  allow: 'admin',
  input: NewService,
  output: Service,
  audit: (_input, service) => ({ action: 'service.create', subject: `service:${service.id}`, after: service }),
  run: async (input) => {
    const service = await insertService({ ...input, slug: serviceSlug(input.title) }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? invalidField('title', 'Un service porte déjà ce titre.') : error;
    });
    await publish('content', { what: 'services' });
    return service;
  },
});
