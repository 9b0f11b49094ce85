import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { toRefusal } from '#src/kernel/validation.ts';
import { ApiError, toSentence } from '../http/api-error.ts';

type Fields = Record<string, string>;
type Errors<Known extends Fields> = Partial<Record<keyof Known, string>>;

interface AccountFormShape<Known extends Fields, Answer> {
  /** Schema of the contract, which the server uses too. */
  schema: z.ZodType;
  start: Known;
  send: (fields: Known) => Promise<Answer>;
  onDone: (answer: Answer) => void | Promise<void>;
  /** The page's message for a failure without a message of its own. */
  failure: string;
}

function getFirst<Known extends Fields>(sentences: Record<string, string[]>, known: Known): Errors<Known> {
  const view = Object.entries(sentences).filter(([name]) => name in known);
  return Object.fromEntries(view.map(([name, [sentence = '']]) => [name, sentence])) as Errors<Known>;
}

/** Returns the first invalid field of a form. */
export function findFirst(form: HTMLFormElement | null, errors: Errors<Fields>): HTMLElement | undefined {
  const controls = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLElement);
  return controls.find((control) => errors[control.getAttribute('name') ?? ''] !== undefined);
}

/** Reads text typed before hydration: the fields contain it, the state does not. */
function readTyped<Known extends Fields>(form: HTMLFormElement | null, start: Known): Partial<Known> {
  const controls = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement);
  const typed = controls.filter(({ name, value }) => name in start && value !== start[name]);
  return Object.fromEntries(typed.map(({ name, value }) => [name, value])) as Partial<Known>;
}

/** Validates a form with the contract's schema and sends it once at a time; typed text stays after a refusal. */
export function useAccountForm<Known extends Fields, Answer>(shape: AccountFormShape<Known, Answer>) {
  const [start] = useState(shape.start);
  const [fields, setFields] = useState(start);
  const [errors, setErrors] = useState<Errors<Known>>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isRefused = useRef(false);

  // With the messages, not a moment later: by then another field may be pressed.
  useLayoutEffect(() => {
    if (isRefused.current) findFirst(form.current, errors)?.focus();
    isRefused.current = false;
  }, [errors]);
  useLayoutEffect(() => {
    const typed = readTyped(form.current, start);
    if (Object.keys(typed).length > 0) setFields((now) => ({ ...now, ...typed }));
  }, [start]);

  const refuse = (wrong: Errors<Known>, sentence?: string): void => {
    isRefused.current = true;
    setErrors(wrong);
    setFailure(sentence);
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const parsed = shape.schema.safeParse(fields);
    if (!parsed.success) return refuse(getFirst(toRefusal(parsed.error).fields ?? {}, fields));
    refuse({});
    setSending(true);
    try {
      await shape.onDone(await shape.send(fields));
    } catch (error) {
      const wrong = error instanceof ApiError ? getFirst(error.fields, fields) : {};
      refuse(wrong, Object.keys(wrong).length > 0 ? undefined : toSentence(error, shape.failure));
    } finally {
      setSending(false);
    }
  };

  const change = (name: keyof Known, value: string): void => {
    setFields((now) => ({ ...now, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others as Errors<Known>);
    setFailure(undefined);
  };

  return {
    fields,
    failure,
    isSending,
    change,
    reset: (to: Known = shape.start): void => {
      setFields(to);
      refuse({});
    },
    /** Props of `<form>`; without `post` a submit before hydration would put the fields into the address. */
    form: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    } as const,
    /** Props of an `AccountField`. */
    field: (name: keyof Known & string) => ({
      name,
      value: fields[name] ?? '',
      error: errors[name],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(name, currentTarget.value),
    }),
  };
}
