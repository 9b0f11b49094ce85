import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { PersonPicker } from '#src/ui/admin/pickers/person-picker.tsx';
import { ServiceField } from '#src/ui/admin/pickers/service-field.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { ApiError } from '#src/ui/http/api-error.ts';
import type { ChatSession } from '../chat.contract.ts';
import { turnIntoMessage, turnIntoQuote } from '../chat-admin.client.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';

export type TurnKind = 'message' | 'quote';

interface TurnDialogProps {
  id: string;
  chat: ChatSession;
  /** Null closes the dialog. */
  kind: TurnKind | null;
  onClose: () => void;
  onTurned: (change: Partial<ChatSession>) => void;
}

type Fields = Record<'name' | 'email' | 'phone' | 'subject' | 'service', string>;
/** Required fields; without a service the quote's own form could not be saved. */
const NEEDED = { message: ['name', 'email'], quote: ['name', 'email', 'service'] } as const;
const SHOWN = { message: ['name', 'email', 'subject'], quote: ['name', 'email', 'phone', 'service'] } as const;
/** Maps the server's field names to those of this form. */
const FIELD_OF: Record<string, keyof Fields> = { service_type: 'service' };
const TYPES: Partial<Record<keyof Fields, string>> = { email: 'email', phone: 'tel' };
const { fields: LABELS } = TEXTS;

const getRefusals = (error: unknown): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(error instanceof ApiError ? error.fields : {}).map(([field, [sentence = '']]) => [
      FIELD_OF[field] ?? field,
      sentence,
    ]),
  );

async function turn(id: string, kind: TurnKind, typed: Fields): Promise<Partial<ChatSession>> {
  const { subject, service, phone, ...person } = typed;
  if (kind === 'message') return turnIntoMessage(id, { ...person, ...(subject === '' ? {} : { subject }) });
  const rest = { ...(phone === '' ? {} : { phone }), ...(service === '' ? {} : { service_type: service }) };
  return turnIntoQuote(id, { ...person, ...rest });
}

function useTurn({ id, chat, onClose, onTurned }: TurnDialogProps, kind: TurnKind) {
  const first = { name: chat.sender_name, email: chat.sender_email, phone: '', subject: '', service: '' };
  const [typed, setTyped] = useState<Fields>(first);
  const [refusals, setRefusals] = useState<Partial<Fields>>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const words = kind === 'message' ? TEXTS.turnMessage : TEXTS.turnQuote;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const blank = NEEDED[kind].filter((field) => typed[field].trim() === '');
    const missing = Object.fromEntries(blank.map((field) => [field, LABELS.needed[field]]));
    setRefusals(missing);
    setFailure(undefined);
    if (blank.length > 0) return;
    setSending(true);
    try {
      onTurned(await turn(id, kind, typed));
      showSuccess(words.done);
      onClose();
    } catch (error) {
      if (isSignedOut(error)) return;
      setRefusals(getRefusals(error));
      setFailure(toFailure(words.error, error));
      setSending(false);
    }
  };
  const type = (field: keyof Fields, value: string): void => {
    setTyped({ ...typed, [field]: value });
    setRefusals({ ...refusals, [field]: undefined });
  };
  const fillIn = (person: Pick<Fields, 'name' | 'email' | 'phone'>): void => {
    setTyped({ ...typed, name: person.name, email: person.email, phone: person.phone });
    setRefusals({});
  };
  return { typed, type, fillIn, refusals, failure, isSending, submit, words };
}

function TurnForm({ kind, ...props }: TurnDialogProps & { kind: TurnKind }) {
  const { typed, type, fillIn, refusals, failure, isSending, submit, words } = useTurn({ kind, ...props }, kind);
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm">{words.text}</Text>
        <PersonPicker onPick={fillIn} />
        {SHOWN[kind].map((field) => {
          const input = {
            label: LABELS[field],
            required: NEEDED[kind].some((needed) => needed === field),
            value: typed[field],
            error: refusals[field],
          };
          return field === 'service' ? (
            <ServiceField key={field} {...input} onChange={(service) => type(field, service)} />
          ) : (
            <TextInput
              key={field}
              {...input}
              type={TYPES[field] ?? 'text'}
              onChange={({ currentTarget }) => type(field, currentTarget.value)}
            />
          );
        })}
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onClose}>
            {ADMIN_TEXTS.cancel}
          </Button>
          <Button type="submit" loading={isSending}>
            {words.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Converts a conversation to a contact message or a quote, and asks for missing data. */
export function TurnDialog(props: TurnDialogProps) {
  const { kind, onClose } = props;
  const title = kind === 'quote' ? TEXTS.turnQuote.title : TEXTS.turnMessage.title;
  return (
    <Dialog isOpen={kind !== null} onClose={onClose} title={title} closesOutside={false}>
      {kind !== null && <TurnForm {...props} kind={kind} />}
    </Dialog>
  );
}
