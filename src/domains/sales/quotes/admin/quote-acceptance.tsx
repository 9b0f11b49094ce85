import { Alert, Button, Group, NativeSelect, Paper, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconMailOff, IconRotate2, IconSignature } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { parisDay } from '#src/kernel/dates.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { ApiError } from '#src/ui/http/api-error.ts';
import { mayI } from '#src/ui/http/stored-rights.ts';
import { ACCEPTANCE_MEANS } from '../quote-acceptance.contract.ts';
import { QUOTE_ACCEPTANCE_TEXTS as TEXTS } from '../quote-acceptance.texts.ts';
import { cancelAcceptance, recordAcceptance, recordWithdrawal } from '../quote-admin.client.ts';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { hasWithdrawal } from '../quote-contract.rules.ts';
import { ScanPicker } from './acceptance-scans.tsx';

interface PartProps {
  quote: AdminQuote;
  list: ResourceActs;
  onClose: () => void;
}

const MEANS = ACCEPTANCE_MEANS.map((value) => ({ value, label: TEXTS.means[value] }));

interface Sending {
  act: (fields: Record<string, FormDataEntryValue>) => Promise<unknown>;
  done: string;
  failure: string;
}

/** Sends the fields of a small form; a refusal shows at its field or above the buttons. */
function useSending({ list, onClose }: Omit<PartProps, 'quote'>, { act, done, failure }: Sending) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ sentence: string; fields: Record<string, string[]> }>();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setRefusal(undefined);
    try {
      await act(Object.fromEntries(new FormData(event.currentTarget)));
      showSuccess(done);
      onClose();
      await list.reload();
    } catch (error) {
      if (isSignedOut(error)) return;
      const fields = error instanceof ApiError ? error.fields : {};
      setRefusal({ sentence: toFailure(failure, error), fields });
    } finally {
      setBusy(false);
    }
  };
  return { submit, isBusy, refusal, errorAt: (name: string) => refusal?.fields[name]?.[0] };
}

interface FrameProps {
  texts: { title: string; text: string; submit: string };
  sending: ReturnType<typeof useSending>;
  colour?: string;
  onClose: () => void;
  children: ReactNode;
}

function SmallForm({ texts, sending: { submit, isBusy, refusal }, colour, onClose, children }: FrameProps) {
  return (
    <Paper
      withBorder
      p="md"
      component="form"
      aria-label={texts.title}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap="sm">
        <Title order={3} fz="sm">
          {texts.title}
        </Title>
        <Text size="sm">{texts.text}</Text>
        {children}
        {refusal && (
          <Alert color="red" role="alert">
            {refusal.sentence}
          </Alert>
        )}
        <Group gap="xs">
          <Button type="submit" loading={isBusy} {...(colour && { color: colour })}>
            {texts.submit}
          </Button>
          <Button variant="default" onClick={onClose}>
            {ADMIN_TEXTS.cancel}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

/** Field for a day up to today. */
function PastDay(props: { name: string; label: string; description?: string; error: string | undefined }) {
  const today = parisDay(new Date());
  return <TextInput {...props} type="date" defaultValue={today} max={today} required />;
}

function RecordForm({ quote, list, onClose }: PartProps) {
  const { form: FORM } = TEXTS;
  const [scans, setScans] = useState<File[]>([]);
  const sending = useSending(
    { list, onClose },
    { act: (fields) => recordAcceptance(quote.id, fields, scans), done: TEXTS.recorded, failure: FORM.failure },
  );
  const { errorAt } = sending;
  return (
    <SmallForm texts={FORM} sending={sending} onClose={onClose}>
      <TextInput name="name" label={FORM.name} defaultValue={quote.clientName} error={errorAt('name')} required />
      <PastDay name="accepted_on" label={FORM.acceptedOn} error={errorAt('accepted_on')} />
      <NativeSelect name="means" label={FORM.means} data={MEANS} error={errorAt('means')} />
      <ScanPicker files={scans} error={errorAt('scans')} onChange={setScans} />
      <Textarea name="note" label={FORM.note} description={FORM.noteHint} autosize error={errorAt('note')} />
    </SmallForm>
  );
}

function CancelForm({ quote, list, onClose }: PartProps) {
  const { cancelForm: FORM } = TEXTS;
  const sending = useSending(
    { list, onClose },
    { act: (fields) => cancelAcceptance(quote.id, fields), done: TEXTS.cancelled, failure: FORM.failure },
  );
  return (
    <SmallForm texts={FORM} sending={sending} colour="red" onClose={onClose}>
      <TextInput name="reason" label={FORM.reason} error={sending.errorAt('reason')} required />
    </SmallForm>
  );
}

function WithdrawalForm({ quote, list, onClose }: PartProps) {
  const { withdrawalForm: FORM } = TEXTS;
  const sending = useSending(
    { list, onClose },
    { act: (fields) => recordWithdrawal(quote.id, fields), done: TEXTS.withdrawn, failure: FORM.failure },
  );
  const { errorAt } = sending;
  return (
    <SmallForm texts={FORM} sending={sending} colour="red" onClose={onClose}>
      <PastDay name="declared_on" label={FORM.declaredOn} error={errorAt('declared_on')} />
      <PastDay
        name="informed_on"
        label={FORM.informedOn}
        description={FORM.informedHint}
        error={errorAt('informed_on')}
      />
      <Textarea name="note" label={FORM.note} autosize error={errorAt('note')} />
    </SmallForm>
  );
}

const FORMS = { record: RecordForm, cancel: CancelForm, withdraw: WithdrawalForm };

/** Lets the office record the customer's agreement, cancel an acceptance, or record a withdrawal in writing. */
export function QuoteAcceptance({ quote, list }: Omit<PartProps, 'onClose'>) {
  const [open, setOpen] = useState<keyof typeof FORMS>();
  const isSigned = quote.priceBasis === 'signed';
  if (isSigned ? !mayI('money') : quote.status === 'rejected') return null;
  if (open !== undefined) {
    const Form = FORMS[open];
    return <Form quote={quote} list={list} onClose={() => setOpen(undefined)} />;
  }
  if (!isSigned) {
    return (
      <Group>
        <Button variant="light" leftSection={<IconSignature size={18} aria-hidden />} onClick={() => setOpen('record')}>
          {TEXTS.form.open}
        </Button>
      </Group>
    );
  }
  const button = { variant: 'light', color: 'red' } as const;
  return (
    <Group gap="xs">
      <Button {...button} leftSection={<IconRotate2 size={18} aria-hidden />} onClick={() => setOpen('cancel')}>
        {TEXTS.cancelForm.open}
      </Button>
      {hasWithdrawal({ mode: quote.contractMode, customer: quote.customerKind }) && (
        <Button {...button} leftSection={<IconMailOff size={18} aria-hidden />} onClick={() => setOpen('withdraw')}>
          {TEXTS.withdrawalForm.open}
        </Button>
      )}
    </Group>
  );
}
