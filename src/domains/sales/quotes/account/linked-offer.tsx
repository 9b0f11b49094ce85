import { useCallback, useState } from 'react';
import { formatLongDate } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { DoneNotice, EmptyNotice, LoadFailure, LoadingText } from '#src/ui/account/account-notices.tsx';
import { FactList } from '#src/ui/account/fact-list.tsx';
import { FocusHere } from '#src/ui/account/focus-here.tsx';
import { PricedDocumentView } from '#src/ui/account/priced-document.tsx';
import { useLoaded } from '#src/ui/account/use-loaded.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { OWN_QUOTE_TEXTS as texts } from '../own-quote.texts.ts';
import { AMENDMENT_SCREEN_TEXTS } from '../quote-amendment-screen.texts.ts';
import { answerOffer, fetchOffer, linkedPdf, withdrawOffer } from '../quote-link.client.ts';
import type { QuoteOffer } from '../quote-link.contract.ts';
import { DecisionForm } from './decision-form.tsx';
import { OfferAmendments } from './offer-amendments.tsx';
import { OfferStateLine } from './offer-state.tsx';
import styles from './quotes.module.css';
import { Withdrawal } from './withdrawal.tsx';

const { own: AMENDMENT } = AMENDMENT_SCREEN_TEXTS;
const money = (euros: number): string => formatAmount(euros, 'document');

function Money({ offer, token }: { offer: QuoteOffer; token: string }) {
  const { document, gross, deposit, paid, due, can_pay, no_payment_until: unpaid } = offer;
  if (!can_pay && paid === 0 && unpaid === null) return null;
  return (
    <section className={styles.panel}>
      <FactList
        facts={[
          { label: document?.vat_note ? texts.card.total : texts.card.gross, value: money(gross) },
          { label: texts.card.paid, value: paid === 0 ? '' : money(paid) },
          { label: texts.card.deposit, value: deposit === 0 ? '' : money(deposit) },
          { label: texts.card.due, value: money(due) },
        ]}
      />
      {unpaid && (
        <p className={styles.hint}>{fill(texts.payment.notBefore, { date: formatLongDate(`${unpaid}T12:00:00Z`) })}</p>
      )}
      {can_pay && (
        <p className={styles.buttons}>
          <ButtonLink href={href('/payment', { token })} look="patine" icon="wallet">
            {deposit > 0 ? texts.payment.deposit : texts.payment.rest}
          </ButtonLink>
          <span className={styles.hint}>{texts.payment.hint}</span>
        </p>
      )}
    </section>
  );
}

function Contact({ company }: Pick<QuoteOffer, 'company'>) {
  return (
    <p className={styles.buttons}>
      <ButtonLink href="/contact">{texts.offer.contact}</ButtonLink>
      {company.phone && (
        <ButtonLink href={`tel:${company.phone.replace(/\s/g, '')}`} look="patine" icon="phone">
          {fill(texts.offer.call, { phone: company.phone })}
        </ButtonLink>
      )}
    </p>
  );
}

function Offer({
  token,
  offer,
  onChange,
}: {
  token: string;
  offer: QuoteOffer;
  onChange: (offer: QuoteOffer) => void;
}) {
  const [done, setDone] = useState<string>();
  const answered = (next: QuoteOffer): void => {
    setDone(next.state === 'accepted' ? texts.decision.accepted : texts.decision.rejected);
    onChange(next);
  };
  const withdrawn = (next: QuoteOffer): void => {
    setDone(texts.withdrawal.done);
    onChange(next);
  };
  const { id, state, document, number, statements, withdrawal_until } = offer;
  return (
    <>
      {done && (
        <FocusHere key={done}>
          <DoneNotice>{done}</DoneNotice>
        </FocusHere>
      )}
      <div className={styles.panel}>
        <OfferStateLine offer={offer} />
        {state === 'changed' && <Contact company={offer.company} />}
        {document && (
          <p className={styles.buttons}>
            {state === 'open' && <ButtonLink href="#reponse">{texts.offer.answer}</ButtonLink>}
            <ButtonLink href={linkedPdf(token)} look="outline" icon="quote">
              {texts.card.download}
            </ButtonLink>
            {(state === 'accepted' || state === 'withdrawn') && (
              <ButtonLink href={href('/contrat', { token })} look="outline">
                {texts.card.account}
              </ButtonLink>
            )}
          </p>
        )}
      </div>
      {document && <PricedDocumentView document={document} />}
      {state === 'open' && (
        <section className={styles.panel} aria-labelledby="reponse">
          <h2 id="reponse">{texts.decision.title}</h2>
          <DecisionForm
            id={id}
            name={document?.parties[0]?.name ?? ''}
            customer={offer.contract.customer}
            statements={statements}
            earlyStart={offer.early_start}
            amendmentGross={document?.amendment && offer.gross}
            send={(answer) => answerOffer(token, answer)}
            onDecided={answered}
          />
        </section>
      )}
      {document?.amendment && (
        <p className={styles.hint}>{fill(AMENDMENT.money, { number: document.amendment.contract })}</p>
      )}
      <OfferAmendments offer={offer} />
      <Money offer={offer} token={token} />
      {withdrawal_until && (
        <Withdrawal
          number={number}
          until={withdrawal_until}
          send={() => withdrawOffer(token)}
          onWithdrawn={withdrawn}
        />
      )}
    </>
  );
}

/** Renders the quote behind a personal link with the customer's actions. */
export function LinkedOffer({ token }: { token: string }) {
  const load = useCallback((signal: AbortSignal) => fetchOffer(token, signal), [token]);
  const { loaded, replace } = useLoaded(load, texts.offer.loadError);
  if (loaded.is === 'loading') return <LoadingText text={texts.offer.loading} />;
  if (loaded.is === 'failed') return <LoadFailure message={loaded.message} />;
  if (loaded.data === null) {
    return (
      <EmptyNotice text={texts.offer.gone}>
        <span className={styles.hint}>{texts.offer.goneHint}</span>
        <ButtonLink href="/contact">{texts.offer.contact}</ButtonLink>
      </EmptyNotice>
    );
  }
  return <Offer token={token} offer={loaded.data} onChange={replace} />;
}
