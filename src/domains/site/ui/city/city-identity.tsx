import type { City } from '#src/domains/cities/city.contract.ts';
import type { Reach } from '#src/domains/cities/city.rules.ts';
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
export function CityIdentity({ city, reach }: { city: City; reach: Reach }) {
  const { slug, identity, roofs } = city;
  const { lat, lng } = reach.coordinates;
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
                <div>
                  <dt>{texts.position}</dt>
                  <dd>{fill(texts.coordinates, { lat: degrees(lat), lng: degrees(lng) })}</dd>
                </div>
                <div>
                  <dt>{fill(texts.way, { seat: reach.seat })}</dt>
                  <dd>
                    {fill(texts.distance, { km: reach.km })},{' '}
                    {fill(reach.isWithinRadius ? texts.within : texts.beyond, { radius: RADIUS_KM })}
                  </dd>
                </div>
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
