import { feeText, timeText } from '#src/domains/places/zones/public/trip/trip-result.tsx';
import type { Trip } from '#src/domains/places/zones/trip.contract.ts';
import { TRIP_TEXTS } from '#src/domains/places/zones/trip.texts.ts';
import { circleWords } from '#src/domains/places/zones/zone.views.ts';
import { ofTown } from '#src/kernel/french-towns.ts';
import { fill } from '#src/kernel/text.ts';
import { Icon } from '#src/ui/public/icon.tsx';
import type { Reach } from '../../city.contract.ts';
import { CITY_PAGE_TEXTS } from '../../city-page.texts.ts';
import styles from './city-way.module.css';

const texts = CITY_PAGE_TEXTS.way;

/** Shows the city's distance from the registered office, and the duration and price of the trip. */
export function CityWay({ town, reach, trip }: { town: string; reach: Reach; trip: Trip | null }) {
  const { seat, km, direction, radiusKm } = reach;
  if (seat === null || km === null || direction === null) return null;
  const zone =
    radiusKm === null ? null : fill(reach.isWithinRadius ? texts.within : texts.beyond, { circle: circleWords(reach) });
  const journey = trip && [
    { label: texts.road, value: fill(TRIP_TEXTS.roadKm, { km: trip.roadKm }) },
    { label: TRIP_TEXTS.time, value: timeText(trip.minutes) },
    ...[feeText(trip, reach)].filter(Boolean).map((value) => ({ label: TRIP_TEXTS.fee, value })),
  ];
  const lines = [
    ...(journey ?? []),
    // Beyond the radius the fee already contains this information.
    ...(trip?.isOnStudy || zone === null ? [] : [{ label: texts.zone, value: zone }]),
    { label: texts.position, value: fill(texts.place, { km, direction: texts.directions[direction] }) },
  ];
  return (
    <section className={styles.way} aria-labelledby="titre-trajet">
      <h3 id="titre-trajet">{fill(texts.title, { of_seat: ofTown(seat) })}</h3>
      <p className={styles.road}>
        <span>{seat}</span>
        <span className={styles.line}>{fill(TRIP_TEXTS.crowKm, { km })}</span>
        <span>
          <Icon name="pin" />
          {town}
        </span>
      </p>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
