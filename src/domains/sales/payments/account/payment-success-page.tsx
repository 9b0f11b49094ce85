import { useSearchParams } from 'react-router';
import { accountMeta } from '#src/ui/account/account-meta.ts';
import { AccountPage } from '#src/ui/account/account-page.tsx';
import { PAYMENT_FORM_TEXTS } from '../payment-form.texts.ts';
import { PaymentOutcome } from './payment-outcome.tsx';

const texts = PAYMENT_FORM_TEXTS.receipt;

export const meta = accountMeta(texts.title);

export default function PaymentSuccessPage() {
  const [search] = useSearchParams();
  return (
    <AccountPage title={texts.title} isNarrow>
      <PaymentOutcome transactionId={search.get('transactionId')} token={search.get('token') ?? undefined} />
    </AccountPage>
  );
}
