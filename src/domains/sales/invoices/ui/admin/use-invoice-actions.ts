import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { creditInvoice, saveInvoicePdf, sendInvoice } from '../../invoice.client.ts';
import type { Invoice } from '../../invoice.contract.ts';
import { INVOICE_ADMIN_TEXTS as TEXTS } from '../../invoice-admin.texts.ts';

/** Action that waits for confirmation. */
export type AskedAct = { kind: 'credit' | 'send'; invoice: Invoice } | null;

export interface InvoiceActions {
  isBusy: boolean;
  /** Last error message. */
  failure: string | undefined;
  dismiss: () => void;
  asked: AskedAct;
  ask: (asked: AskedAct) => void;
  confirm: () => Promise<void>;
  savePdf: (invoice: Invoice) => Promise<void>;
}

/** Provides the actions on issued documents: none can be undone, so each asks for confirmation. */
export function useInvoiceActions(reload: () => Promise<void>): InvoiceActions {
  const [failure, setFailure] = useState<string>();
  const [asked, ask] = useState<AskedAct>(null);
  const { isBusy, attempt } = useAttempt(reload, setFailure);
  const credit = async ({ id }: Invoice): Promise<void> => {
    const { number } = await creditInvoice(id);
    showSuccess(fill(TEXTS.credited, { number }));
  };
  const send = async ({ id, number, client_email: email }: Invoice): Promise<void> => {
    await sendInvoice(id);
    showSuccess(fill(TEXTS.sent, { number, email }));
  };
  const begin = async (act: () => Promise<unknown>, sentence: string): Promise<void> => {
    setFailure(undefined);
    await attempt(act, sentence);
  };
  return {
    isBusy,
    failure,
    dismiss: () => setFailure(undefined),
    asked,
    ask,
    confirm: async () => {
      if (asked === null) return;
      const { kind, invoice } = asked;
      if (kind === 'credit') await begin(() => credit(invoice), TEXTS.creditError);
      else await begin(() => send(invoice), TEXTS.sendError);
      ask(null);
    },
    savePdf: (invoice) => begin(() => saveInvoicePdf(invoice), TEXTS.pdfError),
  };
}
