import { fillTexts } from '#src/kernel/placeholders.ts';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import styles from './steps-section.module.css';

const texts = HOME_TEXTS.steps;

/** Shows the course of a job in three steps. */
export function StepsSection({ facts }: Pick<PublicFrame, 'facts'>) {
  const list = fillTexts(texts.list, facts);
  return (
    <Section id="methode" top="valley" labelledBy="titre-methode" isFar>
      <Container reveal>
        <SectionHeading id="titre-methode" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <ol className={styles.steps}>
          {list.map(({ title, text }, place) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {place + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
