import { type BinnedRecord, keepInBin, putRowsBack } from '#src/domains/bin/bin.internal.server.ts';
import { readPlace } from '#src/domains/places/zones/zone.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { PLACES_CONTENT } from './city.internal.server.ts';
import { lockCityPage, selectCityPage } from './city.store.server.ts';
import { CITY_EDITOR_TEXTS as TEXTS } from './city-editor.texts.ts';

/** Puts the page of a place and its earlier versions into the bin, before it is deleted. */
export const keepCityPage = (by: Context, { id, name }: { id: number; name: string }): Promise<void> =>
  keepInBin(by, {
    kind: 'city',
    subjectId: id,
    label: name,
    rows: [
      { table: 'city_pages', column: 'place_id', values: [id] },
      { table: 'city_page_versions', column: 'place_id', values: [id] },
    ],
  });

/** Puts a deleted page back; a publication whose instant has passed is no longer planned. @throws DomainError `conflict`. */
export async function restoreCityPage(record: BinnedRecord): Promise<string> {
  const { subjectId: placeId, content } = record;
  await lockCityPage(placeId);
  await readPlace(placeId).catch((error: unknown) => {
    throw error instanceof DomainError ? new DomainError('conflict', TEXTS.placeGone) : error;
  });
  if ((await selectCityPage(placeId)) !== undefined) throw new DomainError('conflict', TEXTS.pageAgain);
  const [page = {}] = content.rows.city_pages ?? [];
  const isOver = page.publish_at !== null && String(page.publish_at) <= nowIso();
  const city_pages = [isOver ? { ...page, publish_at: null, publish_author_id: null } : page];
  await putRowsBack(
    { ...record, content: { ...content, rows: { ...content.rows, city_pages } } },
    { references: { city_pages: { publish_author_id: 'users' }, city_page_versions: { author_id: 'users' } } },
  );
  await publish('content', { what: PLACES_CONTENT });
  return isOver ? TEXTS.planOver : '';
}
