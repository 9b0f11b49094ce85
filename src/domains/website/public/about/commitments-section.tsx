import { Icon } from '#src/ui/public/icon.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import styles from './about.module.css';

/** Lists commitments to customers as a grid. */
export function CommitmentsGrid({ content, suffix }: SectionProps<'commitments'>) {
  const id = `titre-engagements${suffix}`;
  return (
    <Section tone="zinc" top="valley" labelledBy={id}>
      <Container reveal>
        <SectionHeading id={id} eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
        <ul className={styles.commitments}>
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
