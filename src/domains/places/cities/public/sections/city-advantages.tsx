import { inTown } from '#src/kernel/french-towns.ts';
import { fill } from '#src/kernel/text.ts';
import { Icon } from '#src/ui/public/icon.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { City } from '../../city.contract.ts';
import { CITY_PAGE_TEXTS } from '../../city-page.texts.ts';
import styles from './city-advantages.module.css';

/** Shows six advantages, in the city's own words. */
export function CityAdvantages({ city }: { city: City }) {
  const { title, list } = city.advantages;
  if (list.length === 0) return null;
  return (
    <Section top="valley" labelledBy="titre-atouts" isFar>
      <Container reveal>
        <SectionHeading
          id="titre-atouts"
          eyebrow={CITY_PAGE_TEXTS.advantages.eyebrow}
          title={title || fill(CITY_PAGE_TEXTS.advantages.title, { in_city: inTown(city.name) })}
        />
        <ul className={styles.cards}>
          {list.map((advantage) => (
            <li key={advantage.title}>
              <span className={styles.medal}>
                <Icon name={advantage.icon} size="medium" />
              </span>
              <h3>{advantage.title}</h3>
              <p>{advantage.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
