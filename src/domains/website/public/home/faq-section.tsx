import { Marked } from '#src/ui/public/marked.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import styles from './faq-section.module.css';

/** Shows questions that open to their answers, without script. */
export function FaqSection({ content, suffix }: SectionProps<'faq'>) {
  const id = `titre-questions${suffix}`;
  return (
    <Section labelledBy={id} isFar>
      <Container reveal>
        <SectionHeading id={id} eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
        <div className={styles.questions}>
          {content.questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <Marked text={answer} />
            </details>
          ))}
        </div>
      </Container>
    </Section>
  );
}
