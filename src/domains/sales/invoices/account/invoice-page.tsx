import { useSearchParams } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { accountMeta } from '#src/ui/account/account-meta.ts';
import { AccountPage } from '#src/ui/account/account-page.tsx';
import { SignedInOnly } from '#src/ui/account/signed-in-only.tsx';
import { OWN_INVOICE_TEXTS as texts } from '../own-invoice.texts.ts';
import { InvoiceList } from './invoice-list.tsx';
import { LinkedInvoice, OwnInvoice } from './opened-invoice.tsx';

export const meta = accountMeta(texts.title);

const ALL = { label: texts.all, to: href('/facture') };

/** Shows one invoice by emailed link or by id, or all invoices of the customer. */
export default function InvoicePage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const id = Number(search.get('id'));
  if (token) {
    return (
      <AccountPage title={texts.title}>
        <LinkedInvoice key={token} token={token} />
      </AccountPage>
    );
  }
  const isOne = Number.isInteger(id) && id > 0;
  return (
    <AccountPage title={isOne ? texts.title : texts.listTitle} {...(isOne ? { back: ALL } : { text: texts.listText })}>
      <SignedInOnly sentence={texts.signedOut}>
        {(customer) => (isOne ? <OwnInvoice key={id} id={id} /> : <InvoiceList isVerified={customer.email_verified} />)}
      </SignedInOnly>
    </AccountPage>
  );
}
