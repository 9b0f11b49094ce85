import { Button, Checkbox, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { MEANS } from '#src/domains/sales/ledger/ledger.contract.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { recordRefund } from '../payment-admin.client.ts';
import { PAYMENT_ADMIN_TEXTS } from '../payment-admin.texts.ts';
import { proposeRefund } from '../payment-admin.views.ts';
import { MEANS_CHOICES } from '../payment-status.texts.ts';
import { NewRefund } from '../record-receipt.contract.ts';

const { refund: TEXTS, refundDone } = PAYMENT_ADMIN_TEXTS;

const OPTIONS = MEANS.map((value) => ({ value, label: value === 'card' ? TEXTS.card : MEANS_CHOICES[value] }));

type RefundValues = {
  amount: string;
  means: (typeof MEANS)[number];
  refunded_on: string;
  reference: string;
  reason: string;
  credit: boolean;
};

interface RefundProps {
  paymentId: number;
  /** What the payment counts for, in euros. */
  left: number;
  /** What was refunded of it before, in euros. */
  refunded: number;
  /** What was received beyond what its contract owes, in euros. */
  surplus: number;
  /** Means to propose: a card payment goes back to its card. */
  means?: RefundValues['means'];
  /** Whether an invoice stands for this money, so that a credit note can follow. */
  canCredit: boolean;
  onDone: () => void | Promise<void>;
}

type FormProps = RefundProps & { onClose: () => void };

function Form({ paymentId: id, left, refunded, surplus, means = 'transfer', canCredit, onDone, onClose }: FormProps) {
  const { amount, credits } = proposeRefund({ left, surplus });
  const record = useRecordForm<RefundValues, unknown>({
    schema: NewRefund.omit({ id: true }),
    reading: {
      values: {
        ...{ amount: amount.toFixed(2).replace('.', ','), means, refunded_on: parisDay(new Date()) },
        ...{ reference: '', reason: '', credit: canCredit && credits },
      },
    },
    save: (values) => recordRefund({ id, refunded, ...values }),
    onSaved: async () => {
      showSuccess(refundDone);
      onClose();
      await onDone();
    },
    failure: TEXTS.failure,
  });
  const { form } = record;
  return (
    <RecordForm record={record} onCancel={onClose} submitLabel={TEXTS.save}>
      <Text size="sm">{TEXTS.text}</Text>
      {means === 'card' && <Text size="sm">{TEXTS.cardText}</Text>}
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <TextInput
          label={TEXTS.amount}
          required
          inputMode="decimal"
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('amount')}
        />
        <NativeSelect label={TEXTS.means} required data={OPTIONS} {...form.getInputProps('means')} />
        <TextInput label={TEXTS.day} required type="date" {...form.getInputProps('refunded_on')} />
      </Group>
      <TextInput label={TEXTS.reference} autoComplete="off" {...form.getInputProps('reference')} />
      <TextInput label={TEXTS.reason} autoComplete="off" {...form.getInputProps('reason')} />
      {canCredit && (
        <Checkbox
          label={TEXTS.credit}
          description={TEXTS.creditHint}
          {...form.getInputProps('credit', { type: 'checkbox' })}
        />
      )}
    </RecordForm>
  );
}

/** Opens the form that records money given back. */
export function RefundButton(props: RefundProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="light" onClick={open}>
        {TEXTS.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={TEXTS.title} closesOutside={false} isOnTop>
        <Form {...props} onClose={close} />
      </Dialog>
    </>
  );
}
