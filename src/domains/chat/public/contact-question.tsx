import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '#src/ui/http/api-error.ts';
import { Button } from '#src/ui/public/button.tsx';
import { describedBy, Field } from '#src/ui/public/field.tsx';
import { isCustomer } from '../chat-visitor.client.ts';
import { CHAT_VISITOR_TEXTS } from '../chat-visitor.texts.ts';
import { contactQuestion, looksLikeEmail } from '../chat-visitor.views.ts';
import styles from './contact-question.module.css';
import { conversation } from './conversation.ts';
import type { ConversationState } from './conversation-state.ts';

const texts = CHAT_VISITOR_TEXTS.contact;

/** Asks for the visitor's email address: as a card while nobody is online, else as a line. */
export function ContactQuestion({ state }: { state: ConversationState }) {
  const { storedValue: stored, messages, unsent, status } = state;
  const [isWanted, setWanted] = useState(false);
  const [saved, setSaved] = useState('');
  const question = contactQuestion({
    ...stored,
    isSignedIn: isCustomer(),
    hasWritten: stored.id !== undefined && messages.length + unsent.length > 0,
    isOnline: status?.is_online ?? true,
  });
  if (saved !== '')
    return (
      <p className={styles.saved} role="status">
        {texts.saved.replace('{email}', () => saved)}
      </p>
    );
  if (question === null) return null;
  if (question === 'line' && !isWanted)
    return (
      <button type="button" className={styles.line} onClick={() => setWanted(true)}>
        {texts.line}
      </button>
    );
  return <ContactCard name={stored.name} onSaved={setSaved} />;
}

function ContactCard({ name, onSaved }: { name: string; onSaved: (email: string) => void }) {
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const id = useId();
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const email = String(typed.get('email')).trim();
    if (!looksLikeEmail(email)) return setError(texts.badEmail);
    setSaving(true);
    try {
      await conversation.introduce({ name: String(typed.get('name')).trim(), email });
      onSaved(email);
    } catch (refusal) {
      setError((refusal instanceof ApiError && refusal.userMessage) || texts.failure);
      setSaving(false);
    }
  };
  return (
    <form className={styles.card} noValidate onSubmit={save} aria-label={texts.title}>
      <p className={styles.title}>{texts.title}</p>
      <p>{texts.away}</p>
      <div className={styles.fields}>
        <Field id={`${id}-email`} label={texts.email} error={error}>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            autoComplete="email"
            aria-invalid={error !== undefined}
            aria-describedby={describedBy({ id: `${id}-email`, error })}
          />
        </Field>
        <Field id={`${id}-nom`} label={texts.name}>
          <input id={`${id}-nom`} name="name" autoComplete="name" maxLength={100} defaultValue={name} />
        </Field>
      </div>
      <div className={styles.buttons}>
        <Button type="submit" disabled={isSaving}>
          {texts.save}
        </Button>
        <Button look="quiet" onClick={conversation.skip}>
          {texts.skip}
        </Button>
      </div>
    </form>
  );
}
