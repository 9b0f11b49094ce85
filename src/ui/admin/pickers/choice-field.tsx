import { Autocomplete, Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { findNearSpelling } from '#src/kernel/near-spelling.ts';
import { fill } from '#src/kernel/text.ts';
import type { KnownNames } from './known-data.ts';
import { PICKER_TEXTS as TEXTS } from './pickers.texts.ts';

/** Value of the entry that opens the free text; no name begins like this. */
const OTHER = '::other';
const PAUSE_MS = 200;

export interface ChoiceFieldProps {
  label: string;
  value?: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  required?: boolean;
  maxLength?: number;
}

interface OwnProps extends ChoiceFieldProps {
  known: KnownNames;
  /** Proposals for the free text. */
  suggest?: ((text: string) => Promise<string[]>) | undefined;
}

interface FreeTextProps extends Omit<OwnProps, 'known'> {
  value: string;
  description?: string;
  names: readonly string[];
  /** Whether the user has just opened the free text. */
  isOpened: boolean;
  onTake: (known: string) => void;
}

/** The free text behind "Autre…", with the known name that it nearly repeats. */
function FreeText({ names, suggest, isOpened, onTake, ...field }: FreeTextProps) {
  const { label, value, onChange, error, description, required, maxLength } = field;
  const box = useRef<HTMLInputElement>(null);
  const [proposals, setProposals] = useState<string[]>([]);
  const propose = useDebouncedCallback(async (text: string) => {
    setProposals(text.trim() === '' ? [] : await (suggest?.(text) ?? Promise.resolve([])).catch(() => []));
  }, PAUSE_MS);
  useEffect(() => {
    if (isOpened) box.current?.focus();
  }, [isOpened]);
  const near = names.includes(value) ? undefined : findNearSpelling(value, names);
  const wording = { label, description, error, required: required === true };
  const input = { ...wording, ref: box, value, maxLength, autoComplete: 'off' };
  return (
    <>
      {suggest === undefined ? (
        <TextInput {...input} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      ) : (
        <Autocomplete
          {...input}
          data={proposals}
          filter={({ options }) => options}
          onChange={(text) => {
            onChange(text);
            propose(text);
          }}
        />
      )}
      {near && (
        <Button
          variant="light"
          size="compact-sm"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => onTake(near.known)}
        >
          {fill(TEXTS.take, { known: near.known })}
        </Button>
      )}
    </>
  );
}

/** Chooses one of the known names; "Autre…" opens a free text. Without known names the field is the free text. */
export function ChoiceField({ known: { names, hasFailed }, suggest, ...field }: OwnProps) {
  const { label, value = '', onChange, error, required = false } = field;
  const [wantsOther, setWantsOther] = useState(false);
  if (names?.length === 0) {
    return (
      <FreeText
        {...field}
        {...(hasFailed && { description: TEXTS.loadError })}
        value={value}
        suggest={suggest}
        names={[]}
        isOpened={false}
        onTake={onChange}
      />
    );
  }
  const isUnknown = names !== undefined && value !== '' && !names.includes(value);
  const isOther = wantsOther || isUnknown;
  const offered = names ?? (value === '' ? [] : [value]);
  const choose = (chosen: string): void => {
    setWantsOther(chosen === OTHER);
    onChange(chosen === OTHER ? '' : chosen);
  };
  return (
    <Stack gap={4}>
      <NativeSelect
        label={label}
        required={required}
        error={isOther ? undefined : error}
        value={isOther ? OTHER : value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: '', label: required ? TEXTS.choose : TEXTS.none },
          ...offered.map((name) => ({ value: name, label: name })),
          { value: OTHER, label: TEXTS.other },
        ]}
      />
      {isOther && (
        <FreeText
          {...field}
          value={value}
          label={fill(TEXTS.otherLabel, { label })}
          suggest={suggest}
          names={names ?? []}
          isOpened={wantsOther}
          onTake={choose}
        />
      )}
    </Stack>
  );
}
