import type { ReactNode } from 'react';
import { Card } from '#src/ui/public/card.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Container, LaterPart, Section } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import styles from './opening-section.module.css';

/** Zinc background of the hours cards and, when they directly follow, of the services. */
export function OpeningSection({ hours, services }: { hours: ReactNode; services?: ReactNode }) {
  return (
    <Section tone="zinc" top="valley">
      {hours && <Container>{hours}</Container>}
      {services && (hours ? <LaterPart className={styles.services}>{services}</LaterPart> : services)}
    </Section>
  );
}

/** Shows when and how the company can be reached. */
export function HoursCards({ content, suffix }: SectionProps<'hours'>) {
  const id = `titre-horaires${suffix}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {content.title}
      </h2>
      <ul className={styles.cards} data-deferred="soon">
        {content.cards.map(({ icon, title, value, text }) => (
          <Card key={title} element="li">
            <div className={styles.card}>
              <span className={styles.medal}>
                <Icon name={icon} size="medium" />
              </span>
              <h3>{title}</h3>
              {value && <p className={styles.value}>{value}</p>}
              {text && <p>{text}</p>}
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
