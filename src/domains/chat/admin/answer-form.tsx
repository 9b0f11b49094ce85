import { ActionIcon, Text, Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMessage2Bolt, IconPhoto, IconSend2 } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { fill } from '#src/kernel/text.ts';
import { showFailure } from '#src/ui/admin/toasts.tsx';
import { CHAT_MESSAGE_MAX, type ChatSession } from '../chat.contract.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import { PhotoButton } from '../ui/photo-button.tsx';
import classes from './answer.module.css';
import { CannedList, optionId } from './canned-list.tsx';
import { useEnterSwitch } from './chat-preferences.ts';
import type { Answer } from './use-answer.ts';
import { useCannedChoice } from './use-canned-choice.ts';
import type { CannedReplies } from './use-canned-replies.ts';

interface AnswerFormProps {
  chat: ChatSession;
  name: string;
  answer: Answer;
  canned: CannedReplies;
  onSend: (text: string) => void;
  onPhoto: (photo: Blob) => void;
}

/** Shows how the answer will reach an absent visitor. */
function AwayNotice({ chat, name }: { chat: ChatSession; name: string }) {
  if (chat.is_visitor_there) return null;
  const { sender_email: email } = chat;
  return (
    <Text size="xs" c="dimmed" className={classes.away ?? ''}>
      {fill(email === '' ? TEXTS.away : TEXTS.awayWithMail, { name, email })}
    </Text>
  );
}

/** Returns whether Enter sends, by the user's preference; on a touch screen it always starts a new line. */
function useEnter() {
  const [isRequested] = useEnterSwitch();
  const isThumb = useMediaQuery('(pointer: coarse)', false);
  const isSending = isRequested && !isThumb;
  const sends = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
    key === 'Enter' && !shiftKey && (isSending || ctrlKey || metaKey);
  return { sends, hint: isSending ? TEXTS.enterSends : isThumb ? undefined : TEXTS.enterBreaks };
}

/** Form of the next answer: typed, or chosen from the canned replies. */
export function AnswerForm({ chat, name, answer, canned, onSend, onPhoto }: AnswerFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const enter = useEnter();
  const choice = useCannedChoice({ answer, canned, name: chat.sender_name, field });
  const excess = answer.text.trim().length - CHAT_MESSAGE_MAX;
  const isBlank = answer.text.trim() === '';
  const canSend = !isBlank && excess <= 0 && !choice.isOpen;
  // Focuses the field only with a mouse or keyboard; on a touch screen the virtual keyboard would open.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (!canSend) return;
    onSend(answer.text.trim());
    answer.put('');
    field.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || choice.press(event)) return;
    if (!enter.sends(event)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      {choice.isOpen && (
        <CannedList
          id={choice.listId}
          replies={choice.replies}
          getWords={(reply) => canned.toWords(reply, chat.sender_name)}
          hasAny={canned.replies.length > 0}
          active={choice.active}
          onChoose={choice.choose}
        />
      )}
      <AwayNotice chat={chat} name={name} />
      <div className={classes.writing}>
        <ActionIcon size={36} aria-label={TEXTS.canned} aria-expanded={choice.isOpen} onClick={choice.toggle}>
          <IconMessage2Bolt size={20} aria-hidden />
        </ActionIcon>
        <PhotoButton label={TEXTS.attach} onChoose={onPhoto} onProblem={(problem) => showFailure(TEXTS[problem])}>
          {(open) => (
            <ActionIcon size={36} aria-label={TEXTS.attach} onClick={open}>
              <IconPhoto size={20} aria-hidden />
            </ActionIcon>
          )}
        </PhotoButton>
        <Textarea
          ref={field}
          aria-label={fill(TEXTS.field, { name })}
          placeholder={TEXTS.placeholder}
          autosize
          minRows={1}
          maxRows={8}
          flex={1}
          value={answer.text}
          error={excess > 0 && fill(TEXTS.tooLong, { count: excess })}
          aria-autocomplete="list"
          aria-controls={choice.isOpen && choice.replies.length > 0 ? choice.listId : undefined}
          aria-activedescendant={
            choice.isOpen && choice.replies.length > 0 ? optionId(choice.listId, choice.active) : undefined
          }
          onChange={({ currentTarget }) => {
            choice.close();
            answer.type(currentTarget.value);
          }}
          onKeyDown={press}
        />
        <ActionIcon type="submit" variant="filled" color="brand" size={36} aria-label={TEXTS.send} disabled={!canSend}>
          <IconSend2 size={20} aria-hidden />
        </ActionIcon>
      </div>
      {enter.hint && (
        <Text size="xs" c="dimmed" className={classes.keys ?? ''}>
          {enter.hint}
        </Text>
      )}
    </form>
  );
}
