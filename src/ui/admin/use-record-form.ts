import { type UseFormReturnType, useForm } from '@mantine/form';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { toRefusal } from '#src/kernel/validation.ts';
import { ApiError } from '../http/api-error.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from './drafts.ts';
import { isSignedOut, toFailure } from './failure-sentence.ts';

const DRAFT_PAUSE_MS = 400;

type Values = Record<string, unknown>;

/** A record as it was loaded: values for its form, and the version that a save sends. */
export interface Reading<Fields extends Values> {
  values: Fields;
  version?: string | undefined;
}

interface RecordFormShape<Fields extends Values, Saved> {
  /** Schema of the contract, the same one that the server uses. */
  schema: z.ZodType;
  reading: Reading<Fields>;
  /** Key of the draft: "services:new", "services:12". Without it no draft is stored. */
  draftKey?: string;
  /** Fields that are never stored in a draft. */
  secrets?: readonly (keyof Fields)[];
  save: (values: Fields, version: string | undefined) => Promise<Saved>;
  /** Loads the record again after another user has saved it. */
  reread?: () => Promise<Reading<Fields>>;
  onSaved: (saved: Saved) => void | Promise<void>;
  /** For a form that stays open after a save: returns the new version, and fields that the server has changed. */
  stay?: (saved: Saved) => { values: Partial<Fields>; version: string | undefined };
  /** The screen's message for a failed save. */
  failure: string;
}

export interface RecordForm<Fields extends Values> {
  form: UseFormReturnType<Fields>;
  submit: (event?: FormEvent<HTMLFormElement>) => void;
  /** Saves the values without validation: the server validates. */
  saveNow: () => Promise<void>;
  /** Version of the stored record that this form began from; an action beside the form sends it and sets the new one. */
  version: RefObject<string | undefined>;
  isSending: boolean;
  isDirty: boolean;
  /** Set before an intended navigation. */
  isFree: RefObject<boolean>;
  keepsDraft: boolean;
  failure: string | undefined;
  /** The draft that was restored. */
  restored: Draft | undefined;
  forgetDraft: () => void;
  /** Values that another user has saved meanwhile; the next save then overwrites them intentionally. */
  conflict: Reading<Fields> | undefined;
  /** Switches between the other user's values and the user's own. */
  swap: () => void;
  isShowingTheirs: boolean;
}

/** Returns French messages by field; errors of a list entry belong to the list's field. */
function getRefusals(schema: z.ZodType, values: Values): Record<string, string> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  return onFields(toRefusal(parsed.error).fields ?? {}, values);
}

function onFields(sentences: Record<string, string[]>, values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sentences).map(([path, [sentence = '']]) => {
      const [field = path] = path.split('.');
      return [field in values ? field : path, sentence];
    }),
  );
}

const isNewPicture = (value: unknown): boolean => typeof value === 'string' && value.startsWith('data:');

function useStoredDraft<Fields extends Values>(
  { draftKey, secrets = [], reading }: Pick<RecordFormShape<Fields, unknown>, 'draftKey' | 'secrets' | 'reading'>,
  form: UseFormReturnType<Fields>,
) {
  const [restored, setRestored] = useState<Draft>();
  const version = useRef(reading.version);
  const isOver = useRef(false);
  const takeUp = useEffectEvent(() => {
    const draft = draftKey === undefined ? undefined : readDraft(draftKey);
    if (draft === undefined) return;
    form.setValues(draft.values as Partial<Fields>);
    version.current = draft.version;
    setRestored(draft);
  });
  useEffect(() => takeUp(), []);
  const keep = useDebouncedCallback(
    (values: Fields) => {
      if (draftKey === undefined || isOver.current) return;
      if (!form.isDirty()) return dropDraft(draftKey);
      // A new picture exceeds the storage of any device: the draft contains only the texts.
      const isStored = ([name, value]: [string, unknown]): boolean => !secrets.includes(name) && !isNewPicture(value);
      keepDraft(draftKey, Object.fromEntries(Object.entries(values).filter(isStored)), version.current);
    },
    { delay: DRAFT_PAUSE_MS, flushOnUnmount: true },
  );
  // When the page closes, the draft is written without the usual delay.
  useWindowEvent('pagehide', () => keep.flush());
  const forget = (): void => {
    if (draftKey !== undefined) dropDraft(draftKey);
    setRestored(undefined);
  };
  const drop = (): void => {
    form.reset();
    forget();
  };
  const end = (): void => {
    isOver.current = true;
    forget();
  };
  return { restored, version, keep, forget, drop, end };
}

/** Makes the sent values, as the server returned them, the new initial values; text typed meanwhile stays changed. */
function takeOver<Fields extends Values>(form: UseFormReturnType<Fields>, sent: Fields, set: Partial<Fields>): void {
  const typed = form.getValues();
  const beginning = { ...sent, ...set };
  form.setInitialValues(beginning);
  form.resetDirty(beginning);
  for (const [name, value] of Object.entries(set)) {
    if (typed[name] === sent[name] && value !== typed[name]) form.setFieldValue(name, value as never);
  }
}

/** Without it a field that gets the focus is marked as touched, which nothing uses, and the whole form rendered again. */
const ignoreFocus = () => ({ onFocus: undefined });

/** Form of one record: validated by the contract, stored as a draft, saved once, never over another user's changes. */
export function useRecordForm<Fields extends Values, Saved>(shape: RecordFormShape<Fields, Saved>): RecordForm<Fields> {
  const { schema, reading, save, reread, onSaved, stay } = shape;
  const form = useForm<Fields>({
    initialValues: reading.values,
    validate: (values) => getRefusals(schema, values),
    onValuesChange: (values) => draft.keep(values),
    enhanceGetInputProps: ignoreFocus,
  });
  const draft = useStoredDraft(shape, form);
  const isFree = useRef(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Reading<Fields>>();
  const [isShowingTheirs, setShowingTheirs] = useState(false);

  const refuse = async (error: unknown): Promise<void> => {
    if (isSignedOut(error)) return;
    if (error instanceof ApiError && error.status === 409 && reread !== undefined) {
      const theirs = await reread().catch(() => undefined);
      if (theirs !== undefined && theirs.version !== draft.version.current) {
        draft.version.current = theirs.version;
        return setConflict(theirs);
      }
    }
    if (error instanceof ApiError) form.setErrors(onFields(error.fields, reading.values));
    setFailure(toFailure(shape.failure, error));
  };

  const settle = ({ values, version }: ReturnType<NonNullable<typeof stay>>, sent: Fields): void => {
    draft.version.current = version;
    takeOver(form, sent, values);
    draft.forget();
    // Text typed while the form was being sent becomes a draft again.
    draft.keep(form.getValues());
    setShowingTheirs(false);
  };

  const send = async (values: Fields): Promise<void> => {
    setSending(true);
    setFailure(undefined);
    setConflict(undefined);
    try {
      const saved = await save(values, draft.version.current);
      isFree.current = stay === undefined;
      if (stay === undefined) draft.end();
      else settle(stay(saved), values);
      await onSaved(saved);
    } catch (error) {
      await refuse(error);
    } finally {
      setSending(false);
    }
  };

  return {
    form,
    submit: form.onSubmit((values) => void send(values)),
    saveNow: () => send({ ...form.getValues() }),
    version: draft.version,
    isSending,
    isDirty: form.isDirty(),
    isFree,
    keepsDraft: shape.draftKey !== undefined,
    failure,
    restored: draft.restored,
    forgetDraft: draft.drop,
    conflict,
    swap: () => {
      if (conflict === undefined) return;
      const view = { ...form.getValues() };
      form.setValues(conflict.values);
      setConflict({ ...conflict, values: view });
      setShowingTheirs(!isShowingTheirs);
    },
    isShowingTheirs,
  };
}
