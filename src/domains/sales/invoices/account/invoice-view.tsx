import { useState } from 'react';
import { describeVoided } from '#src/domains/sales/orders/order-invoice.views.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { PayButton } from '#src/ui/account/pay-button.tsx';
import { PricedDocumentView } from '#src/ui/account/priced-document.tsx';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button, ButtonLink } from '#src/ui/public/button.tsx';
import type { InvoiceDetail } from '../invoice.contract.ts';
import { getPaymentAddress, linkedPdfAddress, saveOwnPdf } from '../own-invoice.client.ts';
import { OWN_INVOICE_TEXTS as texts } from '../own-invoice.texts.ts';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceStateChip } from './invoice-state.tsx';
import styles from './invoices.module.css';

interface InvoiceViewProps {
  invoice: InvoiceDetail;
  /** Token of the emailed link that opened the page. */
  token?: string | undefined;
}

function PdfButton({ invoice, token }: InvoiceViewProps) {
  const [failure, setFailure] = useState<string>();
  if (token !== undefined) {
    return (
      <ButtonLink look="outline" href={linkedPdfAddress(token)} download={`${invoice.number}.pdf`}>
        {texts.pdf}
      </ButtonLink>
    );
  }
  const save = async (): Promise<void> => {
    setFailure(undefined);
    await saveOwnPdf(invoice).catch(() => setFailure(texts.pdfError));
  };
  return (
    <>
      <Button look="outline" onClick={() => void save()}>
        {texts.pdf}
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}

/** Opens the payment page as a separate document: by the link's own token, or by one made for the account. */
function Pay({ id, token }: { id: number; token: string | undefined }) {
  if (token === undefined) {
    return <PayButton label={texts.pay} getAddress={() => getPaymentAddress({ id })} failure={texts.payError} />;
  }
  return (
    <ButtonLink href={href('/payment', { invoiceId: id, token })} icon="wallet">
      {texts.pay}
    </ButtonLink>
  );
}

/** Shows one invoice as it was frozen, and its actions. */
export function InvoiceView({ invoice, token }: InvoiceViewProps) {
  const { id, due, credited_by, document, voided } = invoice;
  return (
    <>
      <section className={styles.panel} aria-label={texts.kinds[invoice.kind]}>
        <div className={styles.top}>
          <InvoiceFacts invoice={invoice} />
          <InvoiceStateChip state={invoice.state} />
        </div>
        {credited_by && <p>{fill(texts.creditedBy, credited_by)}</p>}
        {describeVoided(voided).map((words) => (
          <Alert key={words}>{words}</Alert>
        ))}
        <div className={styles.buttons}>
          {due > 0 && <Pay id={id} token={token} />}
          <PdfButton invoice={invoice} token={token} />
          <Button look="outline" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      </section>
      <PricedDocumentView document={document} />
    </>
  );
}
