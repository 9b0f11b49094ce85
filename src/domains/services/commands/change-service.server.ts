import { releaseImage, takePicture } from '#src/domains/media/media.internal.server.ts';
import { isTownAddress } from '#src/domains/places/cities/city.internal.server.ts';
import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { isUniqueViolation } from '#src/platform/database/dialect.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { deleteOldSlug, insertOldSlug } from '../old-slug.store.server.ts';
import { type ServiceChange as Change, ServiceChange, StoredService } from '../service.contract.ts';
import { addressTaken, getAddress, refuseRace, refuseTownAddress, serviceNotFound } from '../service.rules.ts';
import { selectOwner, selectService, updateService } from '../service.store.server.ts';

const PICTURES = ['image', 'heroImage'] as const;

async function read({ id, updated_at }: Change): Promise<StoredService> {
  const stored = await selectService(id);
  if (stored === undefined) throw serviceNotFound();
  refuseStale(stored.updated_at, updated_at);
  return stored;
}

/** Returns the service's slug after the change: it changes only when the editor sets it. */
const movedTo = ({ id, slug, title }: Change, stored: StoredService): { slug?: string } =>
  slug === undefined || slug === stored.slug ? {} : { slug: getAddress({ slug, title: title ?? stored.title }, id) };

async function moveAddress(before: StoredService, after: StoredService): Promise<void> {
  if (before.slug === after.slug) return;
  await deleteOldSlug(after.slug);
  await insertOldSlug(before.slug, after.id);
}

async function letGo(before: StoredService, after: StoredService): Promise<void> {
  for (const picture of PICTURES) {
    if (before[picture] !== after[picture]) await releaseImage(before[picture]);
  }
}

/** Changes the given fields of a service. Its old address redirects to the new one. */
export const changeService = command({
  allow: 'content:change',
  input: ServiceChange,
  output: StoredService,
  // Errors are reported before a picture is stored.
  prepare: async (input) => {
    const { slug } = movedTo(input, await read(input));
    if (slug !== undefined && (await isTownAddress(slug))) throw refuseTownAddress(input);
    if (slug !== undefined && ![undefined, input.id].includes(await selectOwner(slug))) throw addressTaken(input);
    const pictures: { image?: string; heroImage?: string } = {};
    for (const picture of PICTURES) {
      const image = await takePicture(input[picture]);
      if (image !== undefined) pictures[picture] = image;
    }
    return pictures;
  },
  run: async (input, context, pictures) => {
    const { id, updated_at: _read, slug: _slug, image: _image, heroImage: _hero, ...values } = input;
    const before = await read(input);
    const fields = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    const change = { ...fields, ...pictures, ...movedTo(input, before) };
    const after = await updateService(before, change).catch((error: unknown) => {
      throw isUniqueViolation(error) ? addressTaken(input) : error;
    });
    if (after === undefined) throw refuseRace();
    await moveAddress(before, after);
    await letGo(before, after);
    await recordChange(context, { action: 'service.change', subject: `service:${id}` }, before, after);
    await publish('content', { what: 'services' });
    return after;
  },
});
