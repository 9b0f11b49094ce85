import { type Dispatch, type FormEvent, type SetStateAction, useEffect, useRef, useState } from 'react';
import { newSendingKey } from '#src/ui/http/sending-key.ts';
import { SESSION_ENDED } from '#src/ui/http/stored-session.ts';
import { type QuotePayload, sendQuoteRequest } from '../../contact-form.client.ts';
import { QUOTE_FORM_TEXTS as texts } from '../../contact-form.texts.ts';
import {
  EMPTY_FIELDS,
  fieldErrors,
  type QuoteFields,
  type QuoteFormOutcome,
  quoteSubject,
  type ServiceChoice,
} from '../../contact-form.views.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { knownPerson, withoutPerson } from './known-person.ts';

export interface Refusal {
  /** Error above the button; empty when only fields are invalid. */
  message: string;
  errors: Record<string, string>;
  /** Number of refusals: each one is announced again. */
  attempt: number;
}

type State = { at: 'idle' | 'submitting' | 'sent' } | { at: 'refused'; refusal: Refusal };

/** Returns a draft's non-empty fields; other sources fill the rest. */
const typedIn = (draft: Partial<QuoteFields>): Partial<QuoteFields> =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''));

interface Input {
  page: 'home' | 'contact';
  choices: ServiceChoice[];
  chosen: string;
  outcome: QuoteFormOutcome | null;
}

const getFirst = (errors: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, [first = '']]) => [field, first]));

function getStart(outcome: QuoteFormOutcome | null): State {
  if (outcome === null) return { at: 'idle' };
  if (outcome.state === 'sent') return { at: 'sent' };
  return { at: 'refused', refusal: { message: outcome.message, errors: getFirst(outcome.errors), attempt: 0 } };
}

/** Manages the form: state (idle, submitting, sent, refused), fields, draft, and one send at a time. */
export function useQuoteForm({ page, choices, chosen, outcome }: Input) {
  const typed = outcome?.state === 'refused' ? outcome.fields : undefined;
  const [state, setState] = useState<State>(() => getStart(outcome));
  const [fields, setFields] = useState<QuoteFields>(typed ?? { ...EMPTY_FIELDS, service: chosen });
  const [photos, setPhotos] = useState<File[]>([]);
  const openedAt = useRef(0);
  const attempts = useRef(0);
  const known = useKnownPerson(state.at === 'idle', setFields);
  const keyFor = useSendingKey();

  useEffect(() => {
    openedAt.current = performance.now();
    if (outcome?.state === 'sent') forgetDraft();
    if (outcome !== null) return;
    const draft = readDraft();
    known.current = knownPerson();
    setFields((now) => ({
      ...now,
      ...known.current,
      ...typedIn(draft),
      service: chosen || draft.service || now.service,
    }));
  }, [outcome, chosen, known]);

  const change = (name: keyof QuoteFields, value: string): void =>
    setFields((now) => {
      const next = { ...now, [name]: value };
      keepDraft(next);
      return next;
    });

  const refuse = (message: string, errors: Record<string, string>): void => {
    attempts.current += 1;
    setState({ at: 'refused', refusal: { message, errors, attempt: attempts.current } });
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.at === 'submitting') return;
    const wrong = fieldErrors(fields, texts);
    if (Object.keys(wrong).length > 0) return refuse('', wrong);
    const { service, ...rest } = fields;
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    const content = { ...rest, subject: quoteSubject(service, choices, texts), website };
    const payload: QuotePayload = { ...content, elapsed_ms: Math.round(performance.now() - openedAt.current) };
    setState({ at: 'submitting' });
    const result = await sendQuoteRequest(payload, photos, keyFor(content, photos));
    if (!result.sent) {
      const own = page === 'contact' ? (result.offline ? texts.offline : result.message) : undefined;
      return refuse(own ?? texts.failure, getFirst(result.errors));
    }
    forgetDraft();
    setFields(EMPTY_FIELDS);
    setPhotos([]);
    setState({ at: 'sent' });
  };

  return {
    state: state.at,
    refusal: state.at === 'refused' ? state.refusal : undefined,
    fields,
    photos,
    change,
    setPhotos,
    submit,
    dismiss: () => setState({ at: 'idle' }),
    again: () => setState({ at: 'idle' }),
  };
}

/** Holds the account's data in the form; they leave it when the session ends, but not while they are being sent. */
function useKnownPerson(isIdle: boolean, setFields: Dispatch<SetStateAction<QuoteFields>>) {
  const known = useRef<Partial<QuoteFields>>({});
  useEffect(() => {
    if (!isIdle) return;
    const forget = (): void => setFields(withoutPerson(known.current));
    addEventListener(SESSION_ENDED, forget);
    return () => removeEventListener(SESSION_ENDED, forget);
  }, [isIdle, setFields]);
  return known;
}

/** Returns one idempotency key per content: a repeated send is one message, a changed one is another. */
function useSendingKey(): (content: object, photos: File[]) => string {
  const last = useRef({ key: '', content: '' });
  return (content, photos) => {
    const written = JSON.stringify([content, photos.map(({ name, size }) => [name, size])]);
    if (last.current.content !== written) last.current = { key: newSendingKey(), content: written };
    return last.current.key;
  };
}
