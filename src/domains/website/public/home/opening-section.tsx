import { fillTexts } from '#src/kernel/placeholders.ts';
import { Card } from '#src/ui/public/card.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import styles from './opening-section.module.css';
import { ServicesCarousel } from './services-carousel.tsx';

const texts = HOME_TEXTS.hours;

/** Shows the company's opening hours and services on a zinc background. */
export function OpeningSection(frame: PublicFrame) {
  return (
    <Section tone="zinc" top="valley">
      <Container>
        <OpeningHours facts={frame.facts} />
      </Container>
      <div className={styles.services}>
        <ServicesCarousel {...frame} />
      </div>
    </Section>
  );
}

function OpeningHours({ facts }: Pick<PublicFrame, 'facts'>) {
  const { open, answer, area } = fillTexts(texts.cards, facts);
  const known = [
    { ...open, icon: 'clock' },
    { ...answer, icon: 'phone' },
    { ...area, icon: 'radius', text: area.text || area.textAnywhere },
  ] as const;
  const cards = known.filter(({ value }) => value !== '');
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="titre-horaires">
      <h2 id="titre-horaires" className={styles.title}>
        {texts.title}
      </h2>
      <ul className={styles.cards}>
        {cards.map(({ icon, title, value, text }) => (
          <Card key={icon} element="li">
            <div className={styles.card}>
              <span className={styles.medal}>
                <Icon name={icon} size="medium" />
              </span>
              <h3>{title}</h3>
              <p className={styles.value}>{value}</p>
              {text && <p>{text}</p>}
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
