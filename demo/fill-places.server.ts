import { DEMO_AREA } from '#demo/content/places/area.server.ts';
import { CLERMONT_FERRAND_PAGE } from '#demo/content/places/clermont-ferrand.server.ts';
import { GRENOBLE_PAGE } from '#demo/content/places/grenoble.server.ts';
import { LYON_PAGE } from '#demo/content/places/lyon.server.ts';
import { DEMO_PLACES, DEMO_SEAT } from '#demo/content/places/places.server.ts';
import { SAINT_ETIENNE_PAGE } from '#demo/content/places/saint-etienne.server.ts';
import { VALENCE_PAGE } from '#demo/content/places/valence.server.ts';
import type { CityContent } from '#src/domains/places/cities/city-content.contract.ts';
import { saveCityPage } from '#src/domains/places/cities/commands/save-city-page.server.ts';
import { changeArea } from '#src/domains/places/zones/commands/change-area.server.ts';
import { createPlace } from '#src/domains/places/zones/commands/create-place.server.ts';
import { listStoredPlaces, readAreaRecord } from '#src/domains/places/zones/zone.queries.server.ts';
import { recordDemoRow } from '#src/domains/setup/demo-row.internal.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';

/** City pages by the address of their place. */
export const DEMO_CITY_PAGES: Record<string, CityContent> = {
  lyon: LYON_PAGE,
  'saint-etienne': SAINT_ETIENNE_PAGE,
  valence: VALENCE_PAGE,
  'clermont-ferrand': CLERMONT_FERRAND_PAGE,
  grenoble: GRENOBLE_PAGE,
};

/** The one area, by the number that its lines in the audit log have. */
export const AREA_ROW = 1;

/** Returns whether an area or a place was ever stored. */
export async function hasPlaces(system: Context): Promise<boolean> {
  const [area, stored] = [await readAreaRecord(system, {}), await listStoredPlaces(system, {})];
  return area.updated_at !== '' || stored.items.length > 0;
}

/** Adds places, area and city pages as a whole, unless the company already has an area. */
export async function fillPlaces(system: Context): Promise<void> {
  await transaction(async () => {
    if (await hasPlaces(system)) return;
    for (const place of DEMO_PLACES) {
      const { id, slug } = await createPlace(system, place);
      const content = DEMO_CITY_PAGES[slug];
      await recordDemoRow('place', id);
      if (slug === DEMO_SEAT) {
        await changeArea(system, { ...DEMO_AREA, seat_id: id });
        await recordDemoRow('area', AREA_ROW);
      }
      if (content === undefined) continue;
      await saveCityPage(system, { id, content, publish: true });
      await recordDemoRow('city', id);
    }
  });
}
