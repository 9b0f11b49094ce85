import { Select, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useContext, useRef, useState } from 'react';
import type { KnownPerson } from '#src/kernel/known-person.ts';
import { isSignedOut, toFailure } from '../failure-sentence.ts';
import { KnownData } from './known-data.ts';
import { PICKER_TEXTS } from './pickers.texts.ts';

const { person: TEXTS } = PICKER_TEXTS;
const PAUSE_MS = 200;
const OTHER = '::other';
const NOBODY: KnownPerson = { name: '', email: '', phone: '', address: '' };

const toKey = ({ name, email, phone }: KnownPerson): string => [name, email, phone].join('\n');
const toDetails = ({ email, phone, address }: KnownPerson): string =>
  [email, phone, address].filter((part) => part !== '').join(' · ');

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

export interface PersonSearchProps {
  /** Receives the chosen person, or empty values for a new one. */
  onPick: (person: KnownPerson) => void;
  /** After the choice of a new person: sets the focus on the first field. */
  onOther?: () => void;
}

/** The select of `PersonPicker`. */
export function PersonSearch({ onPick, onOther }: PersonSearchProps) {
  const { people, failure, load, loadLater } = usePeople();
  const [chosen, setChosen] = useState<KnownPerson>();
  const listed = [...(people ?? []), ...(chosen ? [chosen] : [])];
  const byKey = new Map(listed.map((person) => [toKey(person), person]));
  const choose = (key: string | null): void => {
    const person = key === null ? undefined : byKey.get(key);
    setChosen(person);
    if (person !== undefined || chosen !== undefined) onPick(person ?? NOBODY);
    if (key === OTHER) onOther?.();
  };
  return (
    <Select
      label={TEXTS.label}
      description={TEXTS.help}
      placeholder={TEXTS.hint}
      error={failure}
      searchable
      clearable
      openOnFocus={false}
      autoComplete="off"
      nothingFoundMessage={people === undefined ? TEXTS.searching : TEXTS.nothing}
      data={[...[...byKey].map(([value, { name }]) => ({ value, label: name })), { value: OTHER, label: TEXTS.other }]}
      filter={({ options }) => options}
      renderOption={({ option: { value, label } }) => {
        const person = byKey.get(value);
        return (
          <div>
            <Text size="sm">{label}</Text>
            {person && (
              <Text size="xs" c="dimmed">
                {toDetails(person)}
              </Text>
            )}
          </div>
        );
      }}
      value={chosen === undefined ? null : toKey(chosen)}
      onChange={choose}
      onDropdownOpen={() => people === undefined && void load('')}
      onSearchChange={(text) => {
        if (text !== chosen?.name && (people !== undefined || text !== '')) loadLater(text);
      }}
    />
  );
}
