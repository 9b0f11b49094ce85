import { type BinnedRecord, keepInBin, putRowsBack } from '#src/domains/bin/bin.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { PLACES_MAX, placeListed, placeSlug, tooManyPlaces } from './place.rules.ts';
import { selectPlaces } from './place.store.server.ts';
import { PLACES_CONTENT } from './zone.internal.server.ts';

/** Puts a place into the bin, before it is deleted. */
export const keepPlace = (by: Context, id: number): Promise<void> =>
  keepInBin(by, {
    kind: 'place',
    subjectId: id,
    label: ['name'],
    rows: [{ table: 'places', column: 'id', values: [id] }],
  });

/** Puts a deleted place back. @throws DomainError when the same town is in the list again. */
export async function restorePlace(record: BinnedRecord): Promise<string> {
  const [row = {}] = record.content.rows.places ?? [];
  const places = await selectPlaces();
  if (places.length >= PLACES_MAX) throw tooManyPlaces();
  if (row.insee_code !== '' && places.some(({ insee_code }) => insee_code === row.insee_code)) throw placeListed();
  const taken = new Set(places.map((place) => place.slug));
  const slug = taken.has(String(row.slug))
    ? placeSlug({ name: String(row.name), department_code: String(row.department_code) }, taken)
    : String(row.slug);
  await putRowsBack({ ...record, content: { ...record.content, rows: { places: [{ ...row, slug }] } } });
  await publish('content', { what: PLACES_CONTENT });
  return '';
}
