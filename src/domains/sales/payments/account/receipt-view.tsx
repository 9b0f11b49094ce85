import { formatDateTime } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { euros } from '#src/kernel/money.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import { fill } from '#src/kernel/text.ts';
import { FactList } from '#src/ui/account/fact-list.tsx';
import { StatusChip } from '#src/ui/account/status-chip.tsx';
import { Button, ButtonLink } from '#src/ui/public/button.tsx';
import type { PaymentStatus, Receipt } from '../payment.contract.ts';
import { PAYMENT_FORM_TEXTS } from '../payment-form.texts.ts';
import { CARD_TEXTS } from '../payment-status.texts.ts';
import styles from './payment.module.css';

const texts = PAYMENT_FORM_TEXTS.receipt;

const TONES = { pending: 'waiting', completed: 'good', failed: 'bad', refunded: 'quiet' } as const satisfies Record<
  PaymentStatus,
  string
>;

const cents = (amount: number): number => Math.round(amount * 100);

function sentenceFor(receipt: Receipt): string {
  if (receipt.status === 'failed') return receipt.failure;
  if (receipt.status === 'pending') return texts.pendingText;
  const amount = receipt.status === 'refunded' ? receipt.refunded || receipt.amount : receipt.amount;
  return fill(receipt.status === 'refunded' ? texts.refundedText : texts.completedText, {
    amount: euros(cents(amount)),
  });
}

const isBrand = (method: string): method is keyof typeof CARD_TEXTS => method in CARD_TEXTS;

function toCard({ payment_method, last_four }: Receipt): string {
  if (last_four === '') return '';
  const brand = isBrand(payment_method) ? CARD_TEXTS[payment_method] : texts.anyCard;
  return fill(texts.cardEnd, { brand, lastFour: last_four });
}

const againAddress = ({ quote_id, invoice_id }: Receipt, token: string | undefined): string =>
  href('/payment', invoice_id === null ? { quoteId: quote_id ?? undefined, token } : { invoiceId: invoice_id, token });

/** Shows the server's data of a payment, ready to print. */
export function ReceiptView({ receipt, token }: { receipt: Receipt; token: string | undefined }) {
  const { quote_id, status } = receipt;
  return (
    <section className={styles.card} data-status={status}>
      <div role="status">
        <h2>{texts[status]}</h2>
        <p>{sentenceFor(receipt)}</p>
      </div>
      <p className={styles.amount}>{euros(cents(receipt.amount))}</p>
      <FactList
        facts={[
          { label: texts.status, value: <StatusChip tone={TONES[status]}>{receipt.status_text}</StatusChip> },
          { label: texts.number, value: receipt.transaction_id },
          { label: texts.date, value: formatDateTime(receipt.completed_at ?? receipt.created_at) },
          { label: texts.quote, value: quote_id === null ? '' : quoteNumber(quote_id) },
          { label: texts.service, value: receipt.service_title },
          { label: texts.customer, value: receipt.customer_name },
          { label: texts.card, value: toCard(receipt) },
        ]}
      />
      {receipt.is_demo && <p className={styles.small}>{texts.demo}</p>}
      <p className={`${styles.buttons} ${styles.screenOnly}`}>
        {status === 'completed' && <Button onClick={() => window.print()}>{texts.print}</Button>}
        {status === 'failed' && <ButtonLink href={againAddress(receipt, token)}>{texts.again}</ButtonLink>}
        <ButtonLink href="/" look="quiet">
          {texts.home}
        </ButtonLink>
      </p>
    </section>
  );
}
