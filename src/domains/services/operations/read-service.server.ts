import { DomainError } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import { Service, ServiceSlug } from '../service.contract.ts';
import { selectPublishedService } from '../service.store.server.ts';

/** Returns one published service by its slug. */
export const readService = query({
  allow: 'anyone',
  input: ServiceSlug,
  output: Service,
  run: async ({ slug }) => {
    const service = await selectPublishedService(slug);
    if (service === undefined) throw new DomainError('not-found', 'Service non trouvé');
    return service;
  },
});
