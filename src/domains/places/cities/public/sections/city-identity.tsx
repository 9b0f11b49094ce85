import type { Trip } from '#src/domains/places/zones/trip.contract.ts';
import { Container, Section } from '#src/ui/public/section.tsx';
import type { City } from '../../city.contract.ts';
import type { Reach } from '../../city.rules.ts';
import { CITY_PAGE_TEXTS } from '../../city-page.texts.ts';
import { CityEmblem } from '../emblems/city-emblem.tsx';
import styles from './city-identity.module.css';
import { CityWay } from './city-way.tsx';

const texts = CITY_PAGE_TEXTS.identity;
const LINES = ['covering', 'slope', 'edge', 'wear', 'season', 'check'] as const;

/** Shows the city's typical roof: fact card, drawing and description. */
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
              </dl>
            </div>
          </section>
          <div className={styles.timeline}>
            <h2 id="titre-toits">{roofs.title}</h2>
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
