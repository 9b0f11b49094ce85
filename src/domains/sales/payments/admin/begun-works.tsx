import { Button, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRevalidator } from 'react-router';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { useLabelWords } from '#src/ui/admin/label-words.ts';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { BegunWorks } from '../begun-works.contract.ts';
import { billBegunWorks } from '../payment-admin.client.ts';
import { PAYMENT_ADMIN_TEXTS } from '../payment-admin.texts.ts';

const { begun: TEXTS } = PAYMENT_ADMIN_TEXTS;

interface BegunProps {
  quoteId: number;
  /** Amount of the whole contract, in euros. */
  most: number;
}

function Form({ quoteId, most, onClose }: BegunProps & { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const say = useLabelWords();
  const record = useRecordForm<{ amount: string }, { number: string }>({
    schema: BegunWorks.omit({ id: true }),
    reading: { values: { amount: '' } },
    save: ({ amount }) => billBegunWorks({ id: quoteId, amount }),
    onSaved: async ({ number }) => {
      showSuccess(fill(TEXTS.done, { number }));
      onClose();
      await revalidate();
    },
    failure: TEXTS.failure,
  });
  return (
    <RecordForm record={record} onCancel={onClose} submitLabel={TEXTS.save}>
      <Text size="sm">{TEXTS.text}</Text>
      <TextInput
        label={say(TEXTS.amount)}
        description={fill(say(TEXTS.most), { amount: formatAmount(most, 'document') })}
        required
        inputMode="decimal"
        data-autofocus
        autoComplete="off"
        {...record.form.getInputProps('amount')}
      />
    </RecordForm>
  );
}

/** Opens the form that bills the works done before a withdrawal. */
export function BegunWorksButton(props: BegunProps) {
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
