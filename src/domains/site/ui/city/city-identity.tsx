import type { City } from '#src/domains/cities/city.contract.ts';
import type { Reach } from '#src/domains/cities/city.rules.ts';
import type { Trip } from '#src/domains/zones/trip.contract.ts';
import { TRIP_TEXTS } from '#src/domains/zones/trip.texts.ts';
import { feeText, timeText } from '#src/domains/zones/ui/trip/trip-result.tsx';
import { RADIUS_KM } from '#src/domains/zones/zone.rules.ts';
import { fill } from '#src/kernel/text.ts';
import { Container, Section } from '#src/ui/public/section.tsx';
import { CITY_PAGE_TEXTS } from '../../city-page.texts.ts';
import styles from './city-identity.module.css';
import { CityEmblem } from './emblems/city-emblem.tsx';

const texts = CITY_PAGE_TEXTS.identity;
const LINES = ['covering', 'slope', 'edge', 'wear', 'season', 'check'] as const;

const degrees = (value: number): string => value.toLocaleString('fr-FR', { maximumFractionDigits: 3 });

/** What a roof is here: its card, its drawing, and the story behind. */
export function CityIdentity({ city, reach, trip }: { city: City; reach: Reach; trip: Trip | null }) {
  const { slug, identity, roofs } = city;
  return (
    <Section top="valley" labelledBy="titre-toits">
      <Container reveal>
        <div className={styles.columns}>
          <section className={styles.card} aria-labelledby="titre-carte">
            <CityEmblem slug={slug} label={identity.caption} />
            <div className={styles.lines}>
              <p className={styles.eyebrow}>{texts.eyebrow}</p>
              <h2 id="titre-carte">{identity.title}</h2>
              <dl>
                {LINES.map((line) => (
                  <div key={line}>
                    <dt>{texts.labels[line]}</dt>
                    <dd>{identity[line]}</dd>
                  </div>
                ))}
                <Way reach={reach} trip={trip} />
              </dl>
            </div>
          </section>
          <div className={styles.story}>
            <h2 id="titre-toits">{roofs.title}</h2>
            {roofs.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Container>
    </Section>
  );
}

/** Where the town is, how far that is from the seat, and what the journey takes. */
function Way({ reach, trip }: { reach: Reach; trip: Trip | null }) {
  const { lat, lng } = reach.coordinates;
  const circle = fill(reach.isWithinRadius ? texts.within : texts.beyond, { radius: RADIUS_KM });
  const lines = [
    { label: texts.position, value: fill(texts.coordinates, { lat: degrees(lat), lng: degrees(lng) }) },
    {
      label: fill(texts.way, { seat: reach.seat }),
      value: `${fill(TRIP_TEXTS.crowKm, { km: reach.km })}, ${circle}`,
    },
    ...(trip === null
      ? []
      : [
          { label: texts.time, value: `${timeText(trip.minutes)}, ${fill(TRIP_TEXTS.roadKm, { km: trip.roadKm })}` },
          { label: texts.fee, value: feeText(trip) },
        ]),
  ];
  return lines.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
