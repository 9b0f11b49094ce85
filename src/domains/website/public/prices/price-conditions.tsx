import { Icon } from '#src/ui/public/icon.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import styles from './prices.module.css';

/** Lists conditions of every price; nothing when none of them is known. */
export function PriceConditions({ content, suffix }: SectionProps<'price-conditions'>) {
  if (content.list.length === 0) return null;
  const id = `titre-conditions${suffix}`;
  return (
    <Section tone="zinc" top="valley" labelledBy={id}>
      <Container reveal>
        <SectionHeading id={id} title={content.title} lead={content.lead} />
        <ul className={styles.conditions}>
          {content.list.map(({ icon, title, text }) => (
            <li key={title}>
              <span className={styles.medal}>
                <Icon name={icon} size="medium" />
              </span>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
