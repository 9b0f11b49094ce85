import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import styles from './steps-section.module.css';

/** Shows the course of a job, step by step. */
export function StepsSection({ content, suffix }: SectionProps<'steps'>) {
  const id = `titre-methode${suffix}`;
  return (
    <Section id={`methode${suffix}`} top="valley" labelledBy={id} isFar>
      <Container reveal>
        <SectionHeading id={id} eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
        <ol className={styles.steps}>
          {content.steps.map(({ title, text }, place) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {place + 1}
              </span>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
