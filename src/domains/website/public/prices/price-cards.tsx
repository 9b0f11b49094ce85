import { quotePath } from '#src/domains/services/service-paths.views.ts';
import { type Facts, fillTexts } from '#src/kernel/placeholders.ts';
import { fill } from '#src/kernel/text.ts';
import { Card } from '#src/ui/public/card.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import { PRICES_PAGE_TEXTS } from '../../prices-page.texts.ts';
import styles from './prices.module.css';

const texts = PRICES_PAGE_TEXTS.cards;
const CENTS = 100;
/** The only trade with a price before a visit. */
const PRICED = 'entretien';

const getAmount = (cents: number): string => (cents / CENTS).toLocaleString('fr-FR');

/** Shows four trades and how each is priced. */
export function PriceCards({ maintenanceFromCents, facts }: { maintenanceFromCents: number; facts: Facts }) {
  const list = fillTexts(texts.list, facts);
  const least = fill(texts.from, { amount: getAmount(maintenanceFromCents) });
  return (
    <Section top="valley" labelledBy="titre-formules">
      <Container>
        <h2 id="titre-formules" className="vh">
          {texts.title}
        </h2>
        <ul className={styles.cards}>
          {list.map(({ slug, name, description, features }) => (
            <Card key={slug} element="li">
              <div className={styles.card}>
                <h3>{name}</h3>
                <p className={styles.price}>{slug === PRICED && maintenanceFromCents > 0 ? least : texts.onQuote}</p>
                <p>{description}</p>
                <ul className={styles.features}>
                  {features.map((feature) => (
                    <li key={feature}>
                      <Icon name="check" />
                      {feature}
                    </li>
                  ))}
                </ul>
                <p className={styles.ask}>
                  <a href={quotePath(slug)}>
                    {texts.quote} <span className="vh">{fill(texts.quoteFor, { service: name })}</span>
                    <Icon name="right" />
                  </a>
                </p>
              </div>
            </Card>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
