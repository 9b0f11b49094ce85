import { useEffect, useState } from 'react';
import { EmptyNotice, LoadFailure, LoadingText } from '#src/ui/account/account-notices.tsx';
import { ApiError, toSentence } from '#src/ui/http/api-error.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { fetchReceipt } from '../payment.client.ts';
import type { Receipt } from '../payment.contract.ts';
import { PAYMENT_FORM_TEXTS } from '../payment-form.texts.ts';
import { ConfirmationScreen } from './confirmation-screen.tsx';
import { ReceiptView } from './receipt-view.tsx';

const texts = PAYMENT_FORM_TEXTS.receipt;

/** Polling of a pending payment: interval in milliseconds, maximum number. */
const POLL_MS = 4_000;
const POLLS = 150;

type Outcome =
  | { is: 'loading' }
  | { is: 'unknown' }
  | { is: 'failed'; message: string }
  | { is: 'known'; receipt: Receipt };

/** Loads the server's state of a payment; polls while it is pending. */
function useOutcome(transactionId: string) {
  const [outcome, setOutcome] = useState<Outcome>({ is: 'loading' });
  const [asked, setAsked] = useState(0);
  const waits = outcome.is === 'known' && outcome.receipt.status === 'pending' && !outcome.receipt.asks_confirmation;
  useEffect(() => {
    // Each new count sends one more request.
    if (asked > POLLS) return;
    const stop = new AbortController();
    fetchReceipt(transactionId, stop.signal).then(
      (receipt) => setOutcome({ is: 'known', receipt }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const isUnknown = error instanceof ApiError && [404, 422].includes(error.status);
        setOutcome((now) => {
          if (now.is === 'known') return now;
          return isUnknown ? { is: 'unknown' } : { is: 'failed', message: toSentence(error, texts.error) };
        });
      },
    );
    return () => stop.abort();
  }, [transactionId, asked]);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => setAsked((count) => count + 1), POLL_MS);
    return () => clearInterval(timer);
  }, [waits]);
  return { outcome, show: (receipt: Receipt) => setOutcome({ is: 'known', receipt }) };
}

function Unknown() {
  return (
    <EmptyNotice text={texts.unknownText}>
      <ButtonLink href="/contact">{PAYMENT_FORM_TEXTS.call}</ButtonLink>
    </EmptyNotice>
  );
}

function Known({ transactionId, token }: { transactionId: string; token: string | undefined }) {
  const { outcome, show } = useOutcome(transactionId);
  if (outcome.is === 'loading') return <LoadingText text={texts.loading} />;
  if (outcome.is === 'unknown') return <Unknown />;
  if (outcome.is === 'failed') return <LoadFailure message={outcome.message} />;
  if (outcome.receipt.asks_confirmation) return <ConfirmationScreen receipt={outcome.receipt} onSettled={show} />;
  return <ReceiptView receipt={outcome.receipt} token={token} />;
}

interface PaymentOutcomeProps {
  transactionId: string | null;
  /** Token of the link that paid, to pay again after a failure. */
  token: string | undefined;
}

/** Shows the result of a payment by its number; no amount of the URL is read. */
export function PaymentOutcome({ transactionId, token }: PaymentOutcomeProps) {
  return transactionId === null ? <Unknown /> : <Known transactionId={transactionId} token={token} />;
}
