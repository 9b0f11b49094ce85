import { fill } from '#src/kernel/text.ts';
import { Icon } from '#src/ui/public/icon.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { City, Reach } from '../../city.contract.ts';
import { cityPath } from '../../city.rules.ts';
import { CITY_PAGE_TEXTS } from '../../city-page.texts.ts';
import type { CityPage } from '../city-page.contract.ts';
import styles from './city-around.module.css';

const texts = CITY_PAGE_TEXTS.around;

interface CityAroundProps {
  city: City;
  reach: Reach;
  others: CityPage['others'];
}

/** Shows districts and their roofs, surrounding communes, and distances to the next places. */
export function CityAround({ city, reach, others }: CityAroundProps) {
  const { title, list, communes } = city.quarters;
  if (list.length + communes.length + reach.neighbours.length + others.length === 0) return null;
  return (
    <Section tone="ardoise" top="ridge" labelledBy="titre-quartiers" isFar>
      <Container reveal>
        <SectionHeading
          id="titre-quartiers"
          eyebrow={texts.eyebrow}
          title={title || fill(texts.title, { city: city.name })}
        />
        {list.length > 0 && (
          <dl className={styles.quarters}>
            {list.map((quarter) => (
              <div key={quarter.title}>
                <dt>
                  <Icon name="pin" />
                  {quarter.title}
                </dt>
                <dd>{quarter.text}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={styles.lists}>
          {communes.length > 0 && (
            <section aria-labelledby="titre-communes">
              <h3 id="titre-communes">{texts.communes}</h3>
              <ul className={styles.names}>
                {communes.map((commune) => (
                  <li key={commune}>{commune}</li>
                ))}
              </ul>
            </section>
          )}
          {reach.neighbours.length > 0 && (
            <section aria-labelledby="titre-voisins">
              <h3 id="titre-voisins">{texts.neighbours}</h3>
              <ul className={styles.distances}>
                {reach.neighbours.map(({ name, km }) => (
                  <li key={name}>
                    <span>{name}</span>
                    <span>{fill(texts.km, { km })}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {others.length > 0 && (
            <nav aria-labelledby="titre-villes">
              <h3 id="titre-villes">{texts.others}</h3>
              <ul className={styles.links}>
                {others.map((other) => (
                  <li key={other.slug}>
                    <a href={cityPath(other.slug)}>
                      <span>{other.name}</span> <span>{other.department}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </Container>
    </Section>
  );
}
