import { type BinnedRecord, keepInBin, putRowsBack } from '#src/domains/bin/bin.internal.server.ts';
import { BIN_TEXTS } from '#src/domains/bin/bin.texts.ts';
import { isTownAddress } from '#src/domains/places/cities/city.internal.server.ts';
import { fill } from '#src/kernel/text.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { hasOldSlug } from './old-slug.store.server.ts';
import { selectOwner } from './service.store.server.ts';

/** Puts a service and its old addresses into the bin, before it is deleted. */
export const keepService = (by: Context, id: number): Promise<void> =>
  keepInBin(by, {
    kind: 'service',
    subjectId: id,
    label: ['title'],
    rows: [
      { table: 'services', column: 'id', values: [id] },
      { table: 'old_slugs', column: 'target_id', values: [id], only: { kind: 'service' } },
    ],
  });

/** Returns whether a page of the site has this address, or sends its visitors to another one. */
const isTaken = async (slug: string): Promise<boolean> =>
  (await selectOwner(slug)) !== undefined || (await isTownAddress(slug)) || (await hasOldSlug(slug));

async function findFree(wanted: string): Promise<string> {
  let slug = wanted;
  for (let number = 2; await isTaken(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

/** Puts a deleted service back, under a free address where its own is taken by now; an old address stays with its new owner. */
export async function restoreService(record: BinnedRecord): Promise<string> {
  const { services = [], old_slugs = [] } = record.content.rows;
  const wanted = String(services[0]?.slug);
  const slug = await findFree(wanted);
  const free = [];
  for (const old of old_slugs) if ((await selectOwner(String(old.slug))) === undefined) free.push(old);
  const rows = { services: services.map((row) => ({ ...row, slug })), old_slugs: free };
  await putRowsBack({ ...record, content: { ...record.content, rows } }, { skipsTaken: ['old_slugs'] });
  await publish('content', { what: 'services' });
  return slug === wanted ? '' : fill(BIN_TEXTS.newAddress, { address: `/services/${slug}` });
}
