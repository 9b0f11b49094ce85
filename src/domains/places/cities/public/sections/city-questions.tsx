import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { City } from '../../city.contract.ts';
import { CITY_PAGE_TEXTS } from '../../city-page.texts.ts';
import styles from './city-questions.module.css';

/** Frequently asked questions of the city; each answer can be expanded. */
export function CityQuestions({ city: { slug, questions } }: { city: City }) {
  return (
    <Section tone="sable" labelledBy="titre-questions" isFar>
      <Container reveal>
        <div className={styles.columns}>
          <SectionHeading
            id="titre-questions"
            eyebrow={CITY_PAGE_TEXTS.questions.eyebrow}
            title={questions.title || CITY_PAGE_TEXTS.questions.title}
          />
          <div>
            {questions.list.map(({ question, answer }, place) => (
              <details key={question} className={styles.question} name={slug} open={place === 0}>
                <summary>
                  <h3>{question}</h3>
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </Container>
    </Section>
  );
}
