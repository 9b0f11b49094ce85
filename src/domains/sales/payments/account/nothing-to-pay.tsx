import { href } from '#src/kernel/href.ts';
import { loginAddress } from '#src/ui/account/account-addresses.ts';
import { EmptyNotice } from '#src/ui/account/account-notices.tsx';
import { useCustomer } from '#src/ui/account/use-customer.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { PAYMENT_FORM_TEXTS as texts } from '../payment-form.texts.ts';

/** Shows why nothing can be paid here, with links to other pages. */
export function NothingToPay({ sentence }: { sentence: string }) {
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
