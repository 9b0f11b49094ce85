import { Button, Group, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRevalidator } from 'react-router';
import { parisDay } from '#src/kernel/dates.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { useLabelWords } from '#src/ui/admin/label-words.ts';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useRecordForm } from '#src/ui/admin/use-record-form.ts';
import type { ContractAccountView } from '../contract-account.contract.ts';
import { NewDeposit } from '../deposit-request.contract.ts';
import { askDeposit } from '../payment-admin.client.ts';
import { PAYMENT_ADMIN_TEXTS } from '../payment-admin.texts.ts';

const { deposit: TEXTS } = PAYMENT_ADMIN_TEXTS;

interface DepositRequestProps {
  contract: ContractAccountView;
}

/** Days until a deposit is due, as the form proposes. */
const DAYS = 15;

const laterDay = (): string => parisDay(new Date(Date.now() + DAYS * 86_400_000));

function Form({ contract, onClose }: DepositRequestProps & { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const record = useRecordForm<{ amount: string; due_on: string }, { number: string }>({
    schema: NewDeposit.omit({ id: true }),
    reading: { values: { amount: '', due_on: laterDay() } },
    save: (deposit) => askDeposit(contract, deposit),
    onSaved: async ({ number }) => {
      showSuccess(fill(TEXTS.done, { number }));
      onClose();
      await revalidate();
    },
    failure: TEXTS.failure,
  });
  const { form } = record;
  const say = useLabelWords();
  return (
    <RecordForm record={record} onCancel={onClose} submitLabel={TEXTS.save}>
      <Text size="sm">{TEXTS.text}</Text>
      <Text size="sm">{fill(TEXTS.left, { amount: formatAmount(contract.to_invoice, 'document') })}</Text>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <TextInput
          label={say(TEXTS.amount)}
          required
          inputMode="decimal"
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('amount')}
        />
        <TextInput label={TEXTS.due} required type="date" {...form.getInputProps('due_on')} />
      </Group>
    </RecordForm>
  );
}

/** Opens the form that asks for a deposit. */
export function DepositRequest(props: DepositRequestProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        {TEXTS.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={TEXTS.title} closesOutside={false}>
        <Form {...props} onClose={close} />
      </Dialog>
    </>
  );
}
