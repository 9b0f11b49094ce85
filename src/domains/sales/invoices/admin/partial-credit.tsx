import { Button, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconReceiptRefund } from '@tabler/icons-react';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { useLabelWords } from '#src/ui/admin/label-words.ts';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { creditInvoice } from '../invoice.client.ts';
import { type Invoice, NewCredit } from '../invoice.contract.ts';
import { INVOICE_ADMIN_TEXTS } from '../invoice-admin.texts.ts';
import { toReception } from './invoice-acts.tsx';

const { partialCredit: TEXTS } = INVOICE_ADMIN_TEXTS;

/** Returns what a credit note can take: of a deposit only what is not paid. */
const getCreditable = ({ kind, gross, credited, due }: Invoice): number =>
  kind === 'deposit' ? due : gross - credited;

interface CreditFormProps {
  invoice: Invoice;
  list: ResourceActs;
  onClose: () => void;
}

function CreditForm({ invoice, list, onClose }: CreditFormProps) {
  const { id, number, client_email: email } = invoice;
  const record = useRecordForm<{ amount: string; reason: string }, Invoice>({
    schema: NewCredit.omit({ id: true }),
    reading: { values: { amount: '', reason: '' } },
    save: ({ amount, reason }) => creditInvoice({ id, amount, reason }),
    onSaved: async (credit) => {
      showSuccess(fill(INVOICE_ADMIN_TEXTS.credited, { number: credit.number }));
      onClose();
      list.close();
      await list.reload();
    },
    failure: INVOICE_ADMIN_TEXTS.creditError,
  });
  const { form } = record;
  const say = useLabelWords();
  return (
    <RecordForm record={record} onCancel={onClose} submitLabel={INVOICE_ADMIN_TEXTS.creditConfirm}>
      <Text size="sm">{`${fill(TEXTS.text, { number })} ${toReception(email)}`}</Text>
      <TextInput
        label={say(TEXTS.amount)}
        description={fill(TEXTS.left, { amount: formatAmount(getCreditable(invoice), 'document') })}
        required
        inputMode="decimal"
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('amount')}
      />
      <TextInput label={TEXTS.reason} autoComplete="off" {...form.getInputProps('reason')} />
    </RecordForm>
  );
}

/** Opens the form that credits a part of an invoice. */
export function PartialCredit({ invoice, list }: { invoice: Invoice; list: ResourceActs }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        disabled={list.isBusy}
        leftSection={<IconReceiptRefund size={18} aria-hidden />}
        onClick={open}
      >
        {TEXTS.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={TEXTS.open} closesOutside={false} isOnTop>
        <CreditForm invoice={invoice} list={list} onClose={close} />
      </Dialog>
    </>
  );
}
