import { Group } from '@mantine/core';
import { IconDownload, IconEye, IconReceiptRefund, IconSend } from '@tabler/icons-react';
import { fill } from '#src/kernel/text.ts';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import type { Invoice } from '../../invoice.contract.ts';
import { INVOICE_ADMIN_TEXTS as TEXTS } from '../../invoice-admin.texts.ts';

export interface InvoiceCommands {
  getHref: (invoice: Invoice) => string;
  onPdf: (invoice: Invoice) => void;
  onSend: (invoice: Invoice) => void;
  onCredit: (invoice: Invoice) => void;
  isBusy: boolean;
}

export const canBeCredited = ({ kind, credited_by }: Invoice): boolean => kind !== 'credit' && credited_by === null;

/** Shows the actions on one issued document. */
export function InvoiceActs({ invoice, commands }: { invoice: Invoice; commands: InvoiceCommands }) {
  const { number, client_email: email } = invoice;
  const { isBusy: isDisabled } = commands;
  return (
    <Group gap={2} wrap="nowrap">
      <RowLink
        title={TEXTS.short.open}
        label={fill(TEXTS.open, { number })}
        icon={IconEye}
        to={commands.getHref(invoice)}
      />
      <RowButton
        title={TEXTS.short.pdf}
        label={fill(TEXTS.pdf, { number })}
        icon={IconDownload}
        isDisabled={isDisabled}
        onPress={() => commands.onPdf(invoice)}
      />
      {email !== '' && (
        <RowButton
          title={TEXTS.short.send}
          label={fill(TEXTS.send, { number, email })}
          icon={IconSend}
          isDisabled={isDisabled}
          onPress={() => commands.onSend(invoice)}
        />
      )}
      {canBeCredited(invoice) && (
        <RowButton
          title={TEXTS.short.credit}
          label={fill(TEXTS.credit, { number })}
          icon={IconReceiptRefund}
          isDisabled={isDisabled}
          onPress={() => commands.onCredit(invoice)}
        />
      )}
    </Group>
  );
}
