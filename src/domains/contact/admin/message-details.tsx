import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconFileText, IconMessageReply, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { mayI } from '#src/ui/http/stored-rights.ts';
import { fetchMessage } from '../contact.client.ts';
import {
  type ContactMessage,
  type ExchangeTurn,
  MESSAGE_STATUSES,
  type MessageStatus,
  type ReceivedEmail,
} from '../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../contact.texts.ts';
import { MESSAGE_STATUS_TEXTS } from '../contact-status.texts.ts';
import { MessageFields } from './message-fields.tsx';
import classes from './messages.module.css';
import { ReceivedNote } from './received-note.tsx';

/** Returns the other turns of the message's exchange and the email of the message; empty while loading. */
function useExchange({ id }: ContactMessage) {
  const [turns, setTurns] = useState<ExchangeTurn[]>([]);
  const [email, setEmail] = useState<ReceivedEmail | null>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    setTurns([]);
    setEmail(null);
    setFailure(undefined);
    fetchMessage(id).then(
      ({ exchange, received_email }) => {
        if (!isCurrent) return;
        setTurns(exchange);
        setEmail(received_email);
      },
      (error: unknown) => {
        if (isCurrent && !isSignedOut(error)) setFailure(toFailure(TEXTS.exchangeError, error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return { turns, email, failure };
}

/** Shows the customer's other messages of the exchange and their answers, oldest first. */
function ExchangeTurns({ message, turns }: { message: ContactMessage; turns: ExchangeTurn[] }) {
  if (turns.length === 0) return null;
  return (
    <section aria-label={TEXTS.exchange} className={classes.exchange}>
      <Text size="sm" fw={600}>
        {TEXTS.exchange}
      </Text>
      {turns.map((turn) => (
        <div key={turn.id}>
          <Text size="xs" c="dimmed">
            {fill(TEXTS.exchangeFrom, { name: message.name, date: formatDateTime(turn.created_at) })}
          </Text>
          <p className={classes.words}>{turn.message}</p>
          <ReceivedNote email={turn.received_email} to={message.email} />
          {turn.admin_response && (
            <>
              <Text size="xs" c="dimmed">
                {fill(TEXTS.exchangeAnswer, { date: formatDateTime(turn.replied_at ?? turn.created_at) })}
              </Text>
              <p className={classes.words}>{turn.admin_response}</p>
            </>
          )}
        </div>
      ))}
    </section>
  );
}

const STATUS_OPTIONS = MESSAGE_STATUSES.map((status) => ({ value: status, label: MESSAGE_STATUS_TEXTS[status] }));

interface MessageCommands {
  onStatus: (message: ContactMessage, status: MessageStatus) => void;
  onReply: (message: ContactMessage) => void;
  onRemove: (message: ContactMessage) => void;
  onQuote: (message: ContactMessage) => void;
}

interface MessageDetailsProps extends MessageCommands {
  isOpen: boolean;
  /** Undefined while loading. */
  message: ContactMessage | undefined;
  /** Error if it cannot be shown. */
  refusal: string | undefined;
  isBusy: boolean;
  onClose: () => void;
}

interface OpenedProps {
  message: ContactMessage;
  isBusy: boolean;
}

function QuoteButton({ message, isBusy, onQuote }: Pick<MessageCommands, 'onQuote'> & OpenedProps) {
  const look = { variant: 'light', leftSection: <IconFileText size={18} aria-hidden /> } as const;
  if (message.quote_id !== null) {
    if (!mayI('sales:read')) return null;
    return (
      <Button component={Link} to={href('/admin/quotes', { view: message.quote_id })} {...look}>
        {TEXTS.seeQuote}
      </Button>
    );
  }
  if (!mayI('requests:change', 'sales:change')) return null;
  return (
    <Button {...look} disabled={isBusy} onClick={() => onQuote(message)}>
      {TEXTS.createQuote}
    </Button>
  );
}

function Opened({ message, isBusy, ...on }: MessageCommands & OpenedProps) {
  const { turns, email, failure } = useExchange(message);
  return (
    <Stack>
      {message.is_quarantined && <StatusBadge status="spam">{TEXTS.quarantined}</StatusBadge>}
      <MessageFields message={message} email={email} />
      {failure !== undefined && <Text c="var(--mantine-color-error)">{failure}</Text>}
      <ExchangeTurns message={message} turns={turns} />
      <Changing>
        <Group justify="space-between" align="flex-end">
          <NativeSelect
            label={TEXTS.fields.status}
            data={STATUS_OPTIONS}
            value={message.status}
            disabled={isBusy}
            onChange={({ currentTarget }) => on.onStatus(message, currentTarget.value as MessageStatus)}
          />
          <Group gap="xs" className={classes.acts ?? ''}>
            <Button
              variant="light"
              color="red"
              disabled={isBusy}
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => on.onRemove(message)}
            >
              {TEXTS.removeShort}
            </Button>
            <QuoteButton message={message} isBusy={isBusy} onQuote={on.onQuote} />
            <Button leftSection={<IconMessageReply size={18} aria-hidden />} onClick={() => on.onReply(message)}>
              {TEXTS.replyShort}
            </Button>
          </Group>
        </Group>
      </Changing>
    </Stack>
  );
}

/** Shows one whole message in a dialog over the list. */
export function MessageDetails({ isOpen, message, refusal, onClose, ...opened }: MessageDetailsProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={TEXTS.details} size="lg">
      {refusal !== undefined && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      {refusal === undefined && message === undefined && <LoadingState />}
      {refusal === undefined && message !== undefined && <Opened message={message} {...opened} />}
    </Dialog>
  );
}
