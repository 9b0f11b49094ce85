import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { EmptyNotice, LoadFailure, LoadingText } from '#src/ui/account/account-notices.tsx';
import { PayButton } from '#src/ui/account/pay-button.tsx';
import { useLoaded } from '#src/ui/account/use-loaded.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import type { Invoice } from '../invoice.contract.ts';
import { fetchOwnInvoices, getPaymentAddress } from '../own-invoice.client.ts';
import { OWN_INVOICE_TEXTS as texts } from '../own-invoice.texts.ts';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceStateChip } from './invoice-state.tsx';
import styles from './invoices.module.css';

function InvoiceCard({ invoice }: { invoice: Invoice }) {
  const { id, number, kind, due } = invoice;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <h2>
          {number} <span>{texts.kinds[kind]}</span>
        </h2>
        <InvoiceStateChip state={invoice.state} />
      </div>
      <InvoiceFacts invoice={invoice} />
      <div className={styles.buttons}>
        {due > 0 && (
          <PayButton label={texts.pay} getAddress={() => getPaymentAddress(invoice)} failure={texts.payError} />
        )}
        <ButtonLink href={href('/facture', { id })} look="outline" aria-label={fill(texts.open, { number })}>
          {texts.show}
        </ButtonLink>
      </div>
    </li>
  );
}

/** Shows all documents issued to a customer. */
export function InvoiceList({ isVerified }: { isVerified: boolean }) {
  const { loaded } = useLoaded(fetchOwnInvoices, texts.listError);
  if (loaded.is === 'loading') return <LoadingText text={texts.listLoading} />;
  if (loaded.is === 'failed') return <LoadFailure message={loaded.message} />;
  return (
    <>
      {!isVerified && (
        <p>
          {texts.unverified} <Link to={href('/profile')}>{texts.verify}</Link>
        </p>
      )}
      {loaded.data.length === 0 ? (
        <EmptyNotice text={texts.empty}>
          <ButtonLink href={href('/quotes')}>{texts.quotes}</ButtonLink>
        </EmptyNotice>
      ) : (
        <ul className={styles.list}>
          {loaded.data.map((invoice) => (
            <InvoiceCard key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </>
  );
}
