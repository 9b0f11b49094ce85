import { euros } from '#src/kernel/money.ts';
import { type Facts, fillTexts } from '#src/kernel/placeholders.ts';
import { fill } from '#src/kernel/text.ts';
import { Icon } from '#src/ui/public/icon.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { PRICES_PAGE_TEXTS } from '../../prices-page.texts.ts';
import styles from './prices.module.css';

const texts = PRICES_PAGE_TEXTS.conditions;

/** Lists conditions of every price. */
export function PriceConditions({ quoteCents, facts }: { quoteCents: number; facts: Facts }) {
  const list = fillTexts(texts.list, facts);
  const amount = euros(quoteCents);
  const quote =
    quoteCents === 0
      ? texts.free
      : { title: fill(texts.paid.title, { amount }), text: fill(texts.paid.text, { amount }) };
  return (
    <Section tone="zinc" top="valley" labelledBy="titre-conditions">
      <Container reveal>
        <SectionHeading id="titre-conditions" title={texts.title} lead={texts.lead} />
        <ul className={styles.conditions}>
          {[{ icon: 'quote' as const, ...quote }, ...list].map(({ icon, title, text }) => (
            <li key={title}>
              <span className={styles.medal}>
                <Icon name={icon} size="medium" />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
