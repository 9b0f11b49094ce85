import { euros, formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import type { Due } from '../payment.contract.ts';
import { PAYMENT_FORM_TEXTS } from '../payment-form.texts.ts';
import styles from './payment.module.css';

const texts = PAYMENT_FORM_TEXTS.summary;

/** Shows what is being paid, and what was already paid. */
export function PaymentSummary({ due, cents }: { due: Due; cents: number }) {
  const isInvoice = due.invoice_id !== null;
  const lines: [string, string][] = [
    [isInvoice ? texts.invoice : texts.quote, fill(texts.number, { number: due.number })],
    [texts.service, due.service_title],
    [texts.customer, due.customer_name],
    [due.is_taxed ? texts.total : texts.totalUntaxed, formatAmount(due.total, 'card')],
    [texts.paid, formatAmount(due.paid, 'card')],
  ];
  return (
    <aside className={`${styles.card} ${styles.aside}`} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <dl className={styles.lines}>
        {lines
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p>
        {texts.toPay} <span className={styles.amount}>{euros(cents)}</span>
      </p>
    </aside>
  );
}
