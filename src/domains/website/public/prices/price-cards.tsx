import { quotePath } from '#src/domains/services/service-paths.views.ts';
import { fill } from '#src/kernel/text.ts';
import { Card } from '#src/ui/public/card.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import { PRICE_LABELS } from '../../price-labels.texts.ts';
import type { SectionProps } from '../../section.views.ts';
import styles from './prices.module.css';

const labels = PRICE_LABELS.cards;

/** Shows trades and how each is priced. */
export function PriceCards({ content, suffix }: SectionProps<'price-cards'>) {
  const id = `titre-formules${suffix}`;
  return (
    <Section top="valley" labelledBy={id}>
      <Container>
        <h2 id={id} className="vh">
          {content.title}
        </h2>
        <ul className={styles.cards}>
          {content.cards.map(({ service, title, price, text, features }) => (
            <Card key={title} element="li">
              <div className={styles.card}>
                <h3>{title}</h3>
                <p className={styles.price} data-price="">
                  {price || labels.onQuote}
                </p>
                {text && <p>{text}</p>}
                <ul className={styles.features}>
                  {features.map((feature) => (
                    <li key={feature}>
                      <Icon name="check" />
                      {feature}
                    </li>
                  ))}
                </ul>
                {content.button && (
                  <p className={styles.ask}>
                    <a href={service ? quotePath(service) : '/contact#devis'}>
                      {content.button} <span className="vh">{fill(labels.quoteFor, { service: title })}</span>
                      <Icon name="right" />
                    </a>
                  </p>
                )}
              </div>
            </Card>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
