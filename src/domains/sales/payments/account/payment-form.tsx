import { useCallback, useState } from 'react';
import { href } from '#src/kernel/href.ts';
import { euros } from '#src/kernel/money.ts';
import { Euros } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import { loginAddress } from '#src/ui/account/account-addresses.ts';
import { EmptyNotice, LoadFailure, LoadingText } from '#src/ui/account/account-notices.tsx';
import { useCustomer } from '#src/ui/account/use-customer.ts';
import { useLoaded } from '#src/ui/account/use-loaded.ts';
import { ApiError } from '#src/ui/http/api-error.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { fetchConfig, fetchDue } from '../payment.client.ts';
import { type Due, type PaymentConfig, type Receipt, UNACCEPTED } from '../payment.contract.ts';
import { type AskedPayment, isBound, successAddress } from '../payment.views.ts';
import { PAYMENT_FORM_TEXTS as texts } from '../payment-form.texts.ts';
import { AmountChoice } from './amount-choice.tsx';
import { AmountField } from './amount-field.tsx';
import { CardForm } from './card-form.tsx';
import { ConfirmationScreen } from './confirmation-screen.tsx';
import styles from './payment.module.css';
import { PaymentSummary } from './payment-summary.tsx';
import { StripeForm } from './stripe-form.tsx';
import { TransferNotice } from './transfer-notice.tsx';

const leaveFor = (receipt: Receipt, token: string | undefined): void =>
  window.location.assign(successAddress(receipt, token));

interface PayingProps {
  config: PaymentConfig;
  asked: AskedPayment;
  due: Due | undefined;
}

/** Returns the preselected amount: the deposit if one is due, as paying all at once is rare. Cents. */
function firstChoice(due: Due | undefined): number {
  const choices = due?.choices ?? [];
  const first = choices.find(({ kind }) => kind === 'deposit') ?? choices[0];
  return Math.round((first?.amount ?? 0) * 100);
}

/** Shows amount, card, and the bank's confirmation if required. */
function Paying({ config, asked, due }: PayingProps) {
  const [typed, setTyped] = useState(asked.amount);
  const [chosen, setChosen] = useState(firstChoice(due));
  const [amountError, setAmountError] = useState<string>();
  const [asking, setAsking] = useState<Receipt>();
  if (asking) return <ConfirmationScreen receipt={asking} onSettled={(settled) => leaveFor(settled, asked.token)} />;
  const cents = due === undefined ? (Euros(1).safeParse(typed).data ?? 0) : chosen;
  const { amount: _text, token: linkToken, ...ids } = asked;
  const Form = config.mode === 'stripe' ? StripeForm : CardForm;
  const refusal = due?.refusal ?? config.refusal;
  if (refusal !== '') return <TransferNotice refusal={refusal} transfer={config.transfer} due={due} />;
  const field = (
    <AmountField
      config={config}
      value={typed}
      error={amountError}
      onChange={(value) => {
        setTyped(value);
        setAmountError(undefined);
      }}
    />
  );
  return (
    <div className={styles.layout} data-alone={due === undefined || undefined}>
      <section className={styles.card}>
        <Form
          config={config}
          target={{ ...ids, linkToken, amount: due === undefined ? typed : cents / 100 }}
          cents={cents}
          amountPart={due === undefined ? field : <AmountChoice due={due} cents={cents} onChange={setChosen} />}
          submitLabel={cents > 0 ? fill(texts.submit, { amount: euros(cents) }) : texts.submitPlain}
          onAnswer={(answer) => (answer.asks_confirmation ? setAsking(answer) : leaveFor(answer, asked.token))}
          onRefusedAmount={setAmountError}
        />
      </section>
      {due && <PaymentSummary due={due} cents={cents} />}
    </div>
  );
}

interface Unaccepted {
  acceptFirst: string;
}

/** Returns the amount due, or why the quote has to be accepted before. */
async function loadDue(asked: AskedPayment, signal: AbortSignal): Promise<Due | Unaccepted> {
  try {
    return await fetchDue(asked, signal);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== UNACCEPTED) throw error;
    return { acceptFirst: error.userMessage ?? texts.dueFailure };
  }
}

function DuePayment({ config, asked }: Omit<PayingProps, 'due'>) {
  const load = useCallback((signal: AbortSignal) => loadDue(asked, signal), [asked]);
  const { loaded } = useLoaded(load, texts.dueFailure);
  if (loaded.is === 'loading') return <LoadingText />;
  if (loaded.is === 'failed') return <NothingToPay sentence={loaded.message} />;
  if ('acceptFirst' in loaded.data) return <AcceptFirst sentence={loaded.data.acceptFirst} token={asked.token} />;
  return <Paying config={config} asked={asked} due={loaded.data} />;
}

/** Shows that the quote must be accepted first, with the page where its customer accepts it. */
function AcceptFirst({ sentence, token }: { sentence: string; token: string | undefined }) {
  return (
    <EmptyNotice text={sentence}>
      <ButtonLink href={token === undefined ? href('/quotes') : href('/devis', { token })}>{texts.accept}</ButtonLink>
    </EmptyNotice>
  );
}

/** Shows the payment page: the amount due on a quote or an invoice, else a free amount where allowed. */
export function PaymentForm({ asked }: Pick<PayingProps, 'asked'>) {
  const { loaded } = useLoaded(fetchConfig, texts.configFailure);
  if (loaded.is === 'loading') return <LoadingText />;
  if (loaded.is === 'failed') return <LoadFailure message={loaded.message} />;
  const config = loaded.data;
  if (isBound(asked)) return <DuePayment config={config} asked={asked} />;
  if (config.refusal !== '') return <TransferNotice refusal={config.refusal} transfer={config.transfer} />;
  if (!config.free_payments) return <NothingToPay sentence={texts.noFree} />;
  return <Paying config={config} asked={asked} due={undefined} />;
}

/** Shows why nothing can be paid here, with links to other pages. */
function NothingToPay({ sentence }: { sentence: string }) {
  const isOut = useCustomer().is === 'out';
  const here = typeof window === 'undefined' ? href('/payment') : window.location.pathname + window.location.search;
  return (
    <EmptyNotice text={sentence}>
      <ButtonLink href={isOut ? loginAddress(here) : href('/quotes')}>
        {isOut ? texts.signIn : texts.toQuotes}
      </ButtonLink>
      <ButtonLink href="/contact" look="quiet">
        {texts.call}
      </ButtonLink>
    </EmptyNotice>
  );
}
