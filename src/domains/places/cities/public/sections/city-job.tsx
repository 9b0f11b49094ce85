import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { City } from '../../city.contract.ts';
import { CITY_PAGE_TEXTS as texts } from '../../city-page.texts.ts';
import styles from './city-job.module.css';

/** Shows a typical job in the city step by step, and which authority to ask first. */
export function CityJob({ city: { job, rules } }: { city: City }) {
  return (
    <Section tone="sable" labelledBy="titre-chantier" isFar>
      <Container reveal>
        <SectionHeading
          id="titre-chantier"
          eyebrow={texts.job.eyebrow}
          title={job.title || texts.job.title}
          lead={job.lead}
        />
        <ol className={styles.steps}>
          {job.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {rules.paragraphs.length > 0 && (
          <section className={styles.rules} aria-labelledby="titre-reglement">
            <div>
              <p className={styles.eyebrow}>{texts.rules.eyebrow}</p>
              <h2 id="titre-reglement">{rules.title || texts.rules.title}</h2>
            </div>
            <div className={styles.prose}>
              {rules.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        )}
      </Container>
    </Section>
  );
}
