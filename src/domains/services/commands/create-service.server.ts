import { takePicture } from '#src/domains/media/media.internal.server.ts';
import { isTownAddress } from '#src/domains/places/cities/city.internal.server.ts';
import { isUniqueViolation } from '#src/platform/database/dialect.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { deleteOldSlug } from '../old-slug.store.server.ts';
import { NewService, StoredService } from '../service.contract.ts';
import { addressTaken, getAddress, refuseTownAddress } from '../service.rules.ts';
import { insertService, selectOwner } from '../service.store.server.ts';

/** Adds a service to the public site. */
export const createService = command({
  allow: 'content:change',
  input: NewService,
  output: StoredService,
  audit: (_input, service) => ({ action: 'service.create', subject: `service:${service.id}`, after: service }),
  // Errors are reported before a picture is stored.
  prepare: async (input) => {
    const slug = getAddress(input);
    if (await isTownAddress(slug)) throw refuseTownAddress(input);
    if ((await selectOwner(slug)) !== undefined) throw addressTaken(input);
    const image = (await takePicture(input.image)) ?? '';
    const heroImage = (await takePicture(input.heroImage)) ?? '';
    return { slug, image, heroImage };
  },
  run: async (input, _context, prepared) => {
    const service = await insertService({ ...input, ...prepared }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? addressTaken(input) : error;
    });
    await deleteOldSlug(service.slug);
    await publish('content', { what: 'services' });
    return service;
  },
});
