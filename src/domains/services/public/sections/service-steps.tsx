import { type Facts, fillPlaceholders, fillTexts } from '#src/kernel/placeholders.ts';
import { quoteCall } from '#src/kernel/quote-call.ts';
import { Outline } from '#src/ui/public/outline.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { Service } from '../../service.contract.ts';
import { SERVICE_PAGE_TEXTS } from '../../service-page.texts.ts';
import { STEP_PATHS, TRADE_PATHS } from '../trade-paths.ts';
import styles from './service-steps.module.css';

const { steps: texts, process: DEFAULT_STEPS } = SERVICE_PAGE_TEXTS;

/** Shows the steps from visit to acceptance on a rising roof; four default steps if the service has none. */
export function ServiceSteps({ process, facts }: Pick<Service, 'process'> & { facts: Facts }) {
  const steps = process.length > 0 ? process : fillTexts(DEFAULT_STEPS, { a_quote: quoteCall(facts).a_quote });
  return (
    <Section tone="ardoise" top="ridge" labelledBy="titre-etapes" isFar="low">
      <Container>
        <SectionHeading id="titre-etapes" {...texts} lead={fillPlaceholders(texts.lead, facts)} />
        <ol className={styles.steps}>
          {steps.map(({ step, title, description, icon }, place) => (
            <li key={`${step}-${title}`}>
              <span className={styles.medal}>
                <Outline path={STEP_PATHS[icon] ?? TRADE_PATHS.tools} size="medium" />
              </span>
              <h3>
                <span className={styles.number}>{place + 1}</span> {title}
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
