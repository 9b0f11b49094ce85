import { groupedNumber } from '#src/kernel/payment-card.ts';
import { fill } from '#src/kernel/text.ts';
import type { PaymentConfig } from '../payment.contract.ts';
import { PAYMENT_FORM_TEXTS } from '../payment-form.texts.ts';
import styles from './payment.module.css';

const texts = PAYMENT_FORM_TEXTS.demo;

const isOutcome = (outcome: string): outcome is keyof typeof texts.outcomes => outcome in texts.outcomes;

/** States that no real card is needed or debited, and lists test numbers. */
export function DemoNotice({ cards, onUse }: { cards: PaymentConfig['test_cards']; onUse: (number: string) => void }) {
  return (
    <section className={styles.demo}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <ul className={styles.numbers}>
        {cards.map(({ number, outcome }) => (
          <li key={number}>
            <button
              type="button"
              aria-label={fill(texts.use, { number: groupedNumber(number) })}
              onClick={() => onUse(number)}
            >
              {groupedNumber(number)}
            </button>
            <span>{isOutcome(outcome) ? texts.outcomes[outcome] : outcome}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
