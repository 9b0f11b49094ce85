import { RADIUS_KM } from '#src/domains/places/zones/zone.rules.ts';
import { fill } from '#src/kernel/text.ts';
import { Icon } from '#src/ui/public/icon.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { City } from '../../city.contract.ts';
import { CITY_PAGE_TEXTS } from '../../city-page.texts.ts';
import styles from './city-advantages.module.css';

/** Shows six advantages, in the city's own words. */
export function CityAdvantages({ city, clients }: { city: City; clients: number }) {
  const { title, list } = city.advantages;
  const values = { clients, radius: RADIUS_KM };
  return (
    <Section top="valley" labelledBy="titre-atouts" isFar>
      <Container reveal>
        <SectionHeading id="titre-atouts" eyebrow={CITY_PAGE_TEXTS.advantages.eyebrow} title={title} />
        <ul className={styles.cards}>
          {list.map((advantage) => (
            <li key={advantage.title}>
              <span className={styles.medal}>
                <Icon name={advantage.icon} size="medium" />
              </span>
              <h3>{fill(advantage.title, values)}</h3>
              <p>{fill(advantage.text, values)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
