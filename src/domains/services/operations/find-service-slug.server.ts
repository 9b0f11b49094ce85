import { DomainError } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import { ServiceId, ServiceSlug } from '../service.contract.ts';
import { selectPublishedSlug } from '../service.store.server.ts';

/** Returns the slug of the published service with this id, for old addresses with a number. */
export const findServiceSlug = query({
  allow: 'anyone',
  input: ServiceId,
  output: ServiceSlug,
  run: async ({ id }) => {
    const slug = await selectPublishedSlug(id);
    if (slug === undefined) throw new DomainError('not-found', 'Service non trouvé');
    return { slug };
  },
});
