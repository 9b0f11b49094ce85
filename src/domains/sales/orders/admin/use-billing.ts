import { useEffect, useEffectEvent, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { creditInvoice, fetchBilled, issueInvoice, saveInvoicePdf, sendInvoice } from '../order.client.ts';
import { ORDER_ADMIN_TEXTS } from '../order-admin.texts.ts';
import type { BilledInvoice } from '../order-billing.contract.ts';

const { billing: TEXTS } = ORDER_ADMIN_TEXTS;

/** Action that waits for confirmation: numbers are final, and emails cannot be recalled. */
export type Asked = { kind: 'issue' } | { kind: 'credit' | 'send'; invoice: BilledInvoice } | null;

export interface Billing {
  /** Undefined until loaded. */
  invoices: BilledInvoice[] | undefined;
  failure: string | undefined;
  isBusy: boolean;
  asked: Asked;
  ask: (asked: Asked) => void;
  confirm: () => Promise<void>;
  savePdf: (invoice: BilledInvoice) => Promise<void>;
}

/** Provides the documents issued for an order, and the actions on them. */
export function useBilling(orderId: number): Billing {
  const [invoices, setInvoices] = useState<BilledInvoice[]>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [asked, ask] = useState<Asked>(null);

  const run = async (act: () => Promise<unknown>, sentence: string): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(sentence, error));
    } finally {
      setBusy(false);
    }
  };
  const load = async (): Promise<void> => setInvoices(await fetchBilled(orderId));
  const loadFirst = useEffectEvent(() => run(load, TEXTS.loadError));
  useEffect(() => void loadFirst(), []);

  const acts = {
    issue: async () => {
      const { number } = await issueInvoice(orderId);
      showSuccess(fill(TEXTS.issued, { number }));
    },
    credit: async (invoice: BilledInvoice) => {
      const { number } = await creditInvoice(invoice.id);
      showSuccess(fill(TEXTS.credited, { number }));
    },
    send: async (invoice: BilledInvoice) => {
      await sendInvoice(invoice.id);
      showSuccess(fill(TEXTS.sent, { number: invoice.number, email: invoice.client_email }));
    },
  };
  const confirm = async (): Promise<void> => {
    if (asked === null) return;
    const sentence = { issue: TEXTS.issueError, credit: TEXTS.creditError, send: TEXTS.sendError }[asked.kind];
    await run(async () => {
      await (asked.kind === 'issue' ? acts.issue() : acts[asked.kind](asked.invoice));
      await load();
    }, sentence);
    ask(null);
  };
  return {
    invoices,
    failure,
    isBusy,
    asked,
    ask,
    confirm,
    savePdf: (invoice) => run(() => saveInvoicePdf(invoice), TEXTS.pdfError),
  };
}
