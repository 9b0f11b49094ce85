import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { accountMeta } from '#src/ui/account/account-meta.ts';
import { LoadingText } from '#src/ui/account/account-notices.tsx';
import { AccountPage } from '#src/ui/account/account-page.tsx';
import { askedFrom } from '../payment.views.ts';
import { PAYMENT_FORM_TEXTS as texts } from '../payment-form.texts.ts';
import type { Route } from './+types/payment-page';
import { PaymentForm } from './payment-form.tsx';

export const meta = accountMeta(texts.title);

/** Loads the page as a separate document, whose Content-Security-Policy allows the gateway's script. */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<null> {
  const { pathname, search } = new URL(request.url);
  if (window.location.pathname === pathname) return Promise.resolve(null);
  window.location.assign(pathname + search);
  return new Promise(() => {});
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = () => false;

export function HydrateFallback() {
  return (
    <AccountPage title={texts.title} text={texts.text}>
      <LoadingText />
    </AccountPage>
  );
}

export default function PaymentPage() {
  const [search] = useSearchParams();
  const asked = useMemo(() => askedFrom(search), [search]);
  return (
    <AccountPage title={texts.title} text={texts.text}>
      <PaymentForm asked={asked} />
    </AccountPage>
  );
}
