import { DomainError } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectMovedSlug } from '../old-slug.store.server.ts';
import { ServiceSlug } from '../service.contract.ts';

/** Returns the current slug for a former address of a published service. */
export const findMovedService = query({
  allow: 'anyone',
  input: ServiceSlug,
  output: ServiceSlug,
  run: async ({ slug }) => {
    const moved = await selectMovedSlug(slug);
    if (moved === undefined) throw new DomainError('not-found', 'Service non trouvé');
    return { slug: moved };
  },
});
