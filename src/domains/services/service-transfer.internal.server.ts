import { releaseImage } from '#src/domains/media/media.internal.server.ts';
import { isTownAddress } from '#src/domains/places/cities/city.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { deleteOldSlug, deleteServiceOldSlugs, insertOldSlug, selectFormerSlugs } from './old-slug.store.server.ts';
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

interface FormerSlugs {
  /** Old addresses that redirect to the service; those of a stored one stay when it is absent. */
  former_slugs?: string[] | undefined;
}

/** Lists every service, hidden ones too, oldest first. */
export async function listAllServices(): Promise<(StoredService & FormerSlugs)[]> {
  const ids = await selectServiceIds({});
  if (ids.length === 0) return [];
  const former = await selectFormerSlugs();
  const services = (await selectServicesByIds(ids)).sort((one, other) => one.id - other.id);
  return services.map((service) => {
    const former_slugs = former.get(service.id);
    return former_slugs === undefined ? service : { ...service, former_slugs };
  });
}

async function putFormerSlugs(id: number, slugs: readonly string[]): Promise<void> {
  await deleteServiceOldSlugs(id);
  for (const slug of slugs) {
    // A page that exists answers its own address.
    if ((await selectOwner(slug)) === undefined) await insertOldSlug(slug, id);
  }
}

/** Stores a service under its address, new or in place of the stored one, in the caller's transaction. */
export async function putService({ former_slugs, ...service }: ServiceFields & FormerSlugs): Promise<void> {
  const id = await selectOwner(service.slug);
  const before = id === undefined ? undefined : await selectService(id);
  if (before === undefined) {
    if (await isTownAddress(service.slug)) throw refuseTownAddress(service);
    const { id: newId } = await insertService(service);
    await deleteOldSlug(service.slug);
    await putFormerSlugs(newId, former_slugs ?? []);
  } else {
    const after = await updateService(before, service);
    if (after === undefined) throw refuseRace();
    if (before.image !== after.image) await releaseImage(before.image);
    if (before.heroImage !== after.heroImage) await releaseImage(before.heroImage);
    if (former_slugs !== undefined) await putFormerSlugs(before.id, former_slugs);
  }
  await publish('content', { what: 'services' });
}
