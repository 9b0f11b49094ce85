import { useState } from 'react';
import { formatLongDate } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { FactList } from '#src/ui/account/fact-list.tsx';
import { PayButton } from '#src/ui/account/pay-button.tsx';
import { StatusChip } from '#src/ui/account/status-chip.tsx';
import { toSentence } from '#src/ui/http/api-error.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button, ButtonLink } from '#src/ui/public/button.tsx';
import { answerOwnQuote, downloadOwnQuote, getPaymentAddress, withdrawOwnQuote } from '../own-quote.client.ts';
import type { OwnQuote } from '../own-quote.contract.ts';
import { OWN_QUOTE_TEXTS } from '../own-quote.texts.ts';
import { AMENDMENT_SCREEN_TEXTS } from '../quote-amendment-screen.texts.ts';
import type { QuoteOffer } from '../quote-link.contract.ts';
import { DecisionForm } from './decision-form.tsx';
import styles from './quotes.module.css';
import { Withdrawal } from './withdrawal.tsx';

const { card: texts, urgencies, payment, states } = OWN_QUOTE_TEXTS;
const TONES = { pending: 'waiting', contacted: 'news', quoted: 'news', accepted: 'good', rejected: 'bad' } as const;

const money = (euros: number | null): string => (euros === null ? '' : formatAmount(euros, 'document'));
const amount = (euros: number): string => (euros === 0 ? '' : money(euros));
const dayText = (day: string | null): string => (day === null ? '' : formatLongDate(`${day}T12:00:00Z`));

function Facts({ quote }: { quote: OwnQuote }) {
  const isUntaxed = quote.net === quote.gross;
  return (
    <FactList
      facts={[
        { label: texts.asked, value: formatLongDate(quote.created_at) },
        { label: texts.urgency, value: urgencies[quote.urgency] },
        { label: texts.address, value: quote.address },
        { label: texts.validUntil, value: quote.gross === null ? '' : dayText(quote.valid_until) },
        { label: texts.net, value: isUntaxed ? '' : money(quote.net) },
        { label: isUntaxed ? texts.total : texts.gross, value: money(quote.gross) },
        { label: texts.deposit, value: quote.can_pay ? amount(quote.deposit) : '' },
        { label: texts.paid, value: amount(quote.paid) },
        { label: texts.due, value: quote.can_pay ? amount(quote.due) : '' },
      ]}
    />
  );
}

function Words({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <div>
      <h3>{title}</h3>
      <p className={styles.words}>{text}</p>
    </div>
  );
}

function Download({ quote }: { quote: OwnQuote }) {
  const [failure, setFailure] = useState<string>();
  const download = (): void => {
    setFailure(undefined);
    downloadOwnQuote(quote).catch((error: unknown) => setFailure(toSentence(error, texts.downloadError)));
  };
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <Button
        look="outline"
        icon="quote"
        aria-label={fill(texts.downloadLabel, { number: quote.number })}
        onClick={download}
      >
        {texts.download}
      </Button>
    </>
  );
}

/** Renders one quote of a customer: request, price and available actions. */
export function QuoteCard({ quote, onChange }: { quote: OwnQuote; onChange: (offer: QuoteOffer) => void }) {
  const { id, number, service_type, status, statusText, offer, statements, withdrawal_until, amends } = quote;
  return (
    <li className={styles.card}>
      <article aria-labelledby={`devis-${id}`}>
        <header className={styles.top}>
          <h2 id={`devis-${id}`}>
            {service_type}{' '}
            <span>{amends === null ? fill(texts.number, { number }) : fill(AMENDMENT_SCREEN_TEXTS.name, amends)}</span>
          </h2>
          <StatusChip tone={TONES[status]}>{statusText}</StatusChip>
        </header>
        <Facts quote={quote} />
        <Words title={texts.request} text={quote.description} />
        <Words title={texts.notes} text={quote.admin_notes} />
        {(offer === 'expired' || offer === 'changed') && (
          <p className={styles.hint}>{(amends ? AMENDMENT_SCREEN_TEXTS.states : states)[offer]}</p>
        )}
        {quote.no_payment_until && (
          <p className={styles.hint}>{fill(payment.notBefore, { date: dayText(quote.no_payment_until) })}</p>
        )}
        {amends && <p className={styles.hint}>{fill(AMENDMENT_SCREEN_TEXTS.own.money, amends)}</p>}
        {(quote.has_document || quote.can_pay || quote.status === 'accepted') && (
          <div className={styles.buttons}>
            {quote.has_document && <Download quote={quote} />}
            {(quote.status === 'accepted' || quote.paid > 0) && (
              <ButtonLink look="outline" href={href('/contrat', { quoteId: id })}>
                {texts.account}
              </ButtonLink>
            )}
            {quote.can_pay && (
              <PayButton
                label={quote.deposit > 0 ? payment.deposit : payment.rest}
                look="patine"
                getAddress={() => getPaymentAddress(quote)}
                failure={payment.failure}
              />
            )}
          </div>
        )}
        {quote.can_accept && statements && (
          <DecisionForm
            id={id}
            name={quote.name}
            customer={quote.customer}
            statements={statements}
            earlyStart={quote.early_start}
            amendmentGross={amends === null ? undefined : (quote.gross ?? 0)}
            send={(answer) => answerOwnQuote(quote, answer)}
            onDecided={onChange}
          />
        )}
        {withdrawal_until && (
          <Withdrawal
            number={number}
            until={withdrawal_until}
            send={() => withdrawOwnQuote(quote)}
            onWithdrawn={onChange}
          />
        )}
      </article>
    </li>
  );
}
