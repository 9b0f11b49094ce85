import { useEffect } from 'react';
import { z } from 'zod';
import { MESSAGE_MAX, SUBJECT_MAX } from '#src/kernel/fields.ts';
import { AccountField, AccountTextArea } from '#src/ui/account/account-field.tsx';
import { SubmitButton } from '#src/ui/account/submit-button.tsx';
import { useAccountForm } from '#src/ui/account/use-account-form.ts';
import { dropDraft, keepDraft, readDraft } from '#src/ui/admin/drafts.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button } from '#src/ui/public/button.tsx';
import { sendOwnMessage } from '../own-message.client.ts';
import { NewOwnMessage, OwnAnswer, type OwnMessage } from '../own-message.contract.ts';
import { OWN_MESSAGE_TEXTS as texts } from '../own-message.texts.ts';
import styles from './messages.module.css';

interface MessageFormProps {
  /** Id of the answered message; absent for a new one, which has its own subject. */
  answered?: number;
  onSent: (message: OwnMessage) => void;
  onCancel: () => void;
}

const EMPTY = { subject: '', message: '' };
const Typed = z.object({ subject: z.string(), message: z.string() });

/** Form of a new message or an answer; its draft stays on this device until it is sent or discarded. */
export function MessageForm({ answered, onSent, onCancel }: MessageFormProps) {
  const isAnswer = answered !== undefined;
  const draftKey = `own-message:${answered ?? 'new'}`;
  const { form, field, fields, failure, isSending } = useAccountForm({
    schema: isAnswer ? OwnAnswer : NewOwnMessage,
    start: Typed.safeParse(readDraft(draftKey)?.values).data ?? EMPTY,
    send: ({ subject, message }) =>
      sendOwnMessage(isAnswer ? { message, in_reply_to: answered } : { subject, message }),
    onDone: (message) => {
      dropDraft(draftKey);
      onSent(message);
    },
    failure: texts.sendError,
  });
  useEffect(() => {
    if (fields.subject !== '' || fields.message !== '') keepDraft(draftKey, fields);
  }, [draftKey, fields]);
  const giveUp = (): void => {
    dropDraft(draftKey);
    onCancel();
  };
  return (
    <form {...form} className={styles.form}>
      {failure && <Alert>{failure}</Alert>}
      {!isAnswer && <AccountField label={texts.subject} maxLength={SUBJECT_MAX} {...field('subject')} />}
      <AccountTextArea label={texts.message} maxLength={MESSAGE_MAX} {...field('message')} />
      <p className={styles.buttons}>
        <SubmitButton label={texts.send} busyLabel={texts.sending} isBusy={isSending} icon="send" />
        <Button look="quiet" size="large" onClick={giveUp}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}
