import { Autocomplete, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useContext, useRef, useState } from 'react';
import type { KnownPerson } from '#src/kernel/known-person.ts';
import { fold } from '#src/kernel/text.ts';
import { isSignedOut, toFailure } from '../failure-sentence.ts';
import { KnownData } from './known-data.ts';
import { PICKER_TEXTS } from './pickers.texts.ts';

const { person: TEXTS } = PICKER_TEXTS;
const PAUSE_MS = 200;
const NOBODY: KnownPerson = { name: '', email: '', phone: '', address: '' };

const toDetails = ({ email, phone, address }: KnownPerson): string =>
  [email, phone, address].filter((part) => part !== '').join(' · ');
const toOption = (person: KnownPerson): string => `${person.name} · ${toDetails(person)}`;

function Option({ value, person }: { value: string; person: KnownPerson | undefined }) {
  return (
    <div>
      <Text size="sm">{person?.name ?? value}</Text>
      {person && (
        <Text size="xs" c="dimmed">
          {toDetails(person)}
        </Text>
      )}
    </div>
  );
}

function usePeople() {
  const search = useContext(KnownData)?.people;
  const [people, setPeople] = useState<KnownPerson[]>();
  const [failure, setFailure] = useState<string>();
  const newest = useRef(0);
  const load = async (text: string): Promise<void> => {
    if (search === undefined) return;
    newest.current += 1;
    const own = newest.current;
    try {
      const found = await search(text);
      // A slow answer must not replace that of a later question.
      if (own !== newest.current) return;
      setPeople(found);
      setFailure(undefined);
    } catch (error) {
      if (own === newest.current && !isSignedOut(error)) setFailure(toFailure(TEXTS.error, error));
    }
  };
  return { people, failure, load, loadLater: useDebouncedCallback(load, PAUSE_MS) };
}

interface PersonPickerProps {
  /** Receives the chosen person, or empty values for a new one. */
  onPick: (person: KnownPerson) => void;
  /** After the choice of a new person: sets the focus on the first field. */
  onOther?: () => void;
}

function PersonSearch({ onPick, onOther }: PersonPickerProps) {
  const { people, failure, load, loadLater } = usePeople();
  const [text, setText] = useState('');
  const [isFilled, setFilled] = useState(false);
  // Until the answer arrives, the people are those of an earlier text: Enter must not choose one of the others.
  const options = (people ?? [])
    .map((person): [string, KnownPerson] => [toOption(person), person])
    .filter(([option, { name }]) => name === text || fold(option).includes(fold(text.trim())));
  const byOption = new Map(options);
  const change = (value: string): void => {
    const person = byOption.get(value);
    setText(person?.name ?? (value === TEXTS.other ? '' : value));
    if (person === undefined && value !== TEXTS.other) {
      loadLater(value);
      return;
    }
    if (person !== undefined || isFilled) onPick(person ?? NOBODY);
    setFilled(person !== undefined);
    if (person === undefined) onOther?.();
  };
  return (
    <Autocomplete
      label={TEXTS.label}
      description={people?.length === 0 && text !== '' ? TEXTS.nothing : TEXTS.help}
      placeholder={TEXTS.hint}
      error={failure}
      clearable
      selectFirstOptionOnChange={options.length > 0}
      autoComplete="off"
      data={[...byOption.keys(), TEXTS.other]}
      filter={({ options }) => options}
      renderOption={({ option: { value } }) => <Option value={value} person={byOption.get(value)} />}
      value={text}
      onChange={change}
      onDropdownOpen={() => people === undefined && void load('')}
    />
  );
}

/** Searches all known people and fills the fields below with the chosen one. */
export function PersonPicker(props: PersonPickerProps) {
  return useContext(KnownData) === undefined ? null : <PersonSearch {...props} />;
}
