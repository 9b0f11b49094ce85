import { Group } from '@mantine/core';
import { IconCash, IconDownload, IconEye, IconReceiptRefund, IconSend } from '@tabler/icons-react';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { creditInvoice, saveInvoicePdf, sendInvoice } from '../invoice.client.ts';
import type { Invoice } from '../invoice.contract.ts';
import { INVOICE_ADMIN_TEXTS as TEXTS } from '../invoice-admin.texts.ts';

/** Where the office records money on an invoice; undefined on one that asks for none. */
export const getReceiptHref = ({ id, due, kind }: Invoice): string | undefined =>
  due > 0 && kind !== 'credit' ? href('/admin/payments', { new: 1, invoiceId: id }) : undefined;

export const canBeCredited = ({ counts, kind, state }: Invoice): boolean =>
  counts && kind !== 'credit' && state !== 'credited';

/** Downloads an issued document. */
export const savePdf = (invoice: Invoice, { attempt }: ResourceActs): Promise<boolean> =>
  attempt(() => saveInvoicePdf(invoice), TEXTS.pdfError);

/** Tells whether the customer receives a document by email. */
export const toReception = (email: string): string => (email === '' ? TEXTS.unmailed : fill(TEXTS.mailed, { email }));

/** Credits an invoice after a confirmation: that cannot be undone. */
export function creditAfterQuestion(
  { id, number, client_email: email }: Invoice,
  { ask, attempt }: ResourceActs,
): void {
  const credit = async (): Promise<void> => {
    const credited = await creditInvoice({ id });
    showSuccess(fill(TEXTS.credited, { number: credited.number }));
  };
  ask({
    question: fill(TEXTS.creditQuestion, { number }),
    consequence: `${TEXTS.creditText} ${toReception(email)}`,
    confirm: TEXTS.creditConfirm,
    act: () => attempt(credit, TEXTS.creditError),
  });
}

/** Sends an issued document to its customer after a confirmation. */
export const sendAfterQuestion = ({ id, number, client_email: email }: Invoice, { ask, run }: ResourceActs): void =>
  ask({
    question: fill(TEXTS.sendQuestion, { number, email }),
    consequence: TEXTS.sendText,
    confirm: TEXTS.short.send,
    act: () => run({ act: () => sendInvoice(id), failure: TEXTS.sendError, done: fill(TEXTS.sent, { number, email }) }),
  });

/** Shows the actions on one issued document. */
export function InvoiceActs({ invoice, list }: { invoice: Invoice; list: ResourceActs }) {
  const { number, client_email: email } = invoice;
  const { isBusy: isDisabled } = list;
  const receipt = getReceiptHref(invoice);
  return (
    <Group gap={2} wrap="nowrap">
      <RowLink
        title={TEXTS.short.open}
        label={fill(TEXTS.open, { number })}
        icon={IconEye}
        to={list.getHref({ kind: 'view', id: invoice.id })}
      />
      {receipt && (
        <RowLink title={TEXTS.short.receive} label={fill(TEXTS.receive, { number })} icon={IconCash} to={receipt} />
      )}
      <RowButton
        title={TEXTS.short.pdf}
        label={fill(TEXTS.pdf, { number })}
        icon={IconDownload}
        isDisabled={isDisabled}
        onPress={() => void savePdf(invoice, list)}
      />
      {email !== '' && (
        <RowButton
          title={TEXTS.short.send}
          label={fill(TEXTS.send, { number, email })}
          icon={IconSend}
          isDisabled={isDisabled}
          onPress={() => sendAfterQuestion(invoice, list)}
        />
      )}
      {canBeCredited(invoice) && (
        <RowButton
          title={TEXTS.short.credit}
          label={fill(TEXTS.credit, { number })}
          icon={IconReceiptRefund}
          isDisabled={isDisabled}
          onPress={() => creditAfterQuestion(invoice, list)}
        />
      )}
    </Group>
  );
}
