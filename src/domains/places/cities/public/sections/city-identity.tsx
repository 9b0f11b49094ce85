import type { Trip } from '#src/domains/places/zones/trip.contract.ts';
import { inTown } from '#src/kernel/french-towns.ts';
import { fill } from '#src/kernel/text.ts';
import { Container, Section } from '#src/ui/public/section.tsx';
import { keepNames } from '#src/ui/public/unbroken.tsx';
import type { City, Reach } from '../../city.contract.ts';
import { CITY_PAGE_TEXTS } from '../../city-page.texts.ts';
import { CityEmblem } from '../emblems/city-emblem.tsx';
import styles from './city-identity.module.css';
import { CityWay } from './city-way.tsx';

const texts = CITY_PAGE_TEXTS.identity;
const LINES = ['covering', 'slope', 'edge', 'wear', 'season', 'check'] as const;

/** Shows the city's typical roof: fact card, drawing and description. */
export function CityIdentity({ city, reach, trip }: { city: City; reach: Reach; trip: Trip | null }) {
  const { scene, identity, roofs } = city;
  const lines = LINES.filter((line) => identity[line] !== '');
  if (lines.length === 0 && roofs.paragraphs.length === 0 && reach.seat === null) return null;
  return (
    <Section top="valley" labelledBy="titre-toits">
      <Container reveal>
        <div className={styles.columns}>
          {lines.length > 0 && (
            <section className={styles.card} aria-labelledby="titre-carte">
              <CityEmblem scene={scene} label={identity.caption} />
              <div className={styles.lines}>
                <p className={styles.eyebrow}>{texts.eyebrow}</p>
                <h2 id="titre-carte">
                  {keepNames(identity.title || fill(texts.title, { in_city: inTown(city.name) }))}
                </h2>
                <dl>
                  {lines.map((line) => (
                    <div key={line}>
                      <dt>{texts.labels[line]}</dt>
                      <dd>{identity[line]}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </section>
          )}
          <div className={styles.timeline}>
            <h2 id="titre-toits">{keepNames(roofs.title || fill(texts.roofs, { in_city: inTown(city.name) }))}</h2>
            {roofs.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <CityWay town={city.name} reach={reach} trip={trip} />
          </div>
        </div>
      </Container>
    </Section>
  );
}
