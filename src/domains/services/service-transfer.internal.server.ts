import { releaseImage } from '#src/domains/media/media.internal.server.ts';
import { isTownAddress } from '#src/domains/places/cities/city.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { deleteOldSlug } from './old-slug.store.server.ts';
import type { StoredService } from './service.contract.ts';
import { refuseRace, refuseTownAddress } from './service.rules.ts';
import {
  insertService,
  type ServiceFields,
  selectOwner,
  selectService,
  selectServiceIds,
  selectServicesByIds,
  updateService,
} from './service.store.server.ts';

/** Lists every service, hidden ones too, oldest first. */
export async function listAllServices(): Promise<StoredService[]> {
  const ids = await selectServiceIds({});
  return ids.length === 0 ? [] : (await selectServicesByIds(ids)).sort((one, other) => one.id - other.id);
}

/** Stores a service under its address, new or in place of the stored one, in the caller's transaction. */
export async function putService(service: ServiceFields): Promise<void> {
  const id = await selectOwner(service.slug);
  const before = id === undefined ? undefined : await selectService(id);
  if (before === undefined) {
    if (await isTownAddress(service.slug)) throw refuseTownAddress(service);
    await insertService(service);
    await deleteOldSlug(service.slug);
  } else {
    const after = await updateService(before, service);
    if (after === undefined) throw refuseRace();
    if (before.image !== after.image) await releaseImage(before.image);
    if (before.heroImage !== after.heroImage) await releaseImage(before.heroImage);
  }
  await publish('content', { what: 'services' });
}
