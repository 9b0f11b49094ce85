import { Alert, Button, Group, Spoiler, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { toRefusal } from '#src/kernel/validation.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { dropDraft, keepDraft, readDraft } from '#src/ui/admin/drafts.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { GrowingTextarea } from '#src/ui/admin/growing-textarea.tsx';
import { sendReply } from '../contact.client.ts';
import { type ContactMessage, MessageReply } from '../contact.contract.ts';
import { REPLY_EMPTY } from '../contact.rules.ts';
import { CONTACT_TEXTS as TEXTS } from '../contact.texts.ts';
import classes from './messages.module.css';

/** Height of the received message above the answer, in pixels. */
const QUOTE_HEIGHT = 140;

interface ReplyModalProps {
  /** Null closes the dialog. */
  message: ContactMessage | null;
  onClose: () => void;
  onSent: (message: ContactMessage) => Promise<void>;
}

function refusalFor(id: number, reply: string): string | undefined {
  if (reply.trim() === '') return REPLY_EMPTY;
  const parsed = MessageReply.safeParse({ id, reply });
  return parsed.success ? undefined : toRefusal(parsed.error).fields?.reply?.[0];
}

function useReply(message: ContactMessage, onSent: ReplyModalProps['onSent']) {
  const draftKey = `reply:${message.id}`;
  const [reply, setReply] = useState(() => String(readDraft(draftKey)?.values ?? ''));
  const [fieldError, setFieldError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const type = (text: string): void => {
    setReply(text);
    setFieldError(undefined);
    if (text.trim() === '') dropDraft(draftKey);
    else keepDraft(draftKey, text);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const refusal = refusalFor(message.id, reply);
    setFieldError(refusal);
    setFailure(undefined);
    if (refusal !== undefined) return;
    setSending(true);
    try {
      await sendReply(message.id, reply);
      dropDraft(draftKey);
      await onSent(message);
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(TEXTS.replyError, error));
      setSending(false);
    }
  };
  return { reply, type, submit, fieldError, failure, isSending };
}

function ReplyForm({ message, onClose, onSent }: ReplyModalProps & { message: ContactMessage }) {
  const { reply, type, submit, fieldError, failure, isSending } = useReply(message, onSent);
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {message.admin_response && <Alert color="orange">{TEXTS.replyReplaces}</Alert>}
        <Text size="sm" fw={600}>
          {TEXTS.original}
        </Text>
        <Spoiler maxHeight={QUOTE_HEIGHT} showLabel={TEXTS.showAll} hideLabel={TEXTS.showLess}>
          <div className={classes.words}>{message.message}</div>
        </Spoiler>
        <GrowingTextarea
          label={TEXTS.replyField}
          description={fill(TEXTS.replyHint, { email: message.email })}
          value={reply}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          error={fieldError && <span role="alert">{fieldError}</span>}
          minRows={6}
          maxRows={14}
          required
          data-autofocus
        />
        {reply.trim() !== '' && (
          <Text size="xs" c="dimmed">
            {TEXTS.draftStored}
          </Text>
        )}
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" loading={isSending}>
            {TEXTS.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Dialog for an answer by email. */
export function ReplyModal({ message, onClose, onSent }: ReplyModalProps) {
  return (
    <Dialog
      isOpen={message !== null}
      onClose={onClose}
      title={message && fill(TEXTS.replyTitle, { name: message.name })}
      size="lg"
      closesOutside={false}
    >
      {message && <ReplyForm key={message.id} message={message} onClose={onClose} onSent={onSent} />}
    </Dialog>
  );
}
