import { Autocomplete } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import type { Commune } from '../commune.contract.ts';
import { searchCommunes } from '../place.client.ts';
import { PLACE_ADMIN_TEXTS } from '../place-admin.texts.ts';

const { commune: TEXTS } = PLACE_ADMIN_TEXTS;
const PAUSE_MS = 200;

const toOption = ({ name, postcodes, department }: Commune): string =>
  fill(TEXTS.option, { name, postcode: postcodes[0] ?? department.code, department: department.name });

interface CommuneSearchProps {
  label?: string;
  /** Whether the field has the focus when a dialog opens with it. */
  isFirst?: boolean;
  onChoose: (commune: Commune) => void;
}

/** Search over all communes of France, by name or postcode. */
export function CommuneSearch({ label = TEXTS.label, isFirst = false, onChoose }: CommuneSearchProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Commune[]>([]);
  const [failure, setFailure] = useState<string>();
  const newest = useRef(0);
  const search = useDebouncedCallback(async (asked: string) => {
    newest.current += 1;
    const own = newest.current;
    try {
      const communes = asked.trim() === '' ? [] : await searchCommunes(asked);
      // A slow answer must not replace that of a later question.
      if (own !== newest.current) return;
      setFound(communes);
      setFailure(asked.trim() !== '' && communes.length === 0 ? TEXTS.none : undefined);
    } catch {
      if (own === newest.current) setFailure(TEXTS.error);
    }
  }, PAUSE_MS);
  const change = (asked: string): void => {
    setText(asked);
    search(asked);
  };
  const choose = (option: string): void => {
    const commune = found.find((one) => toOption(one) === option);
    if (commune !== undefined) onChoose(commune);
  };
  return (
    <Autocomplete
      label={label}
      description={TEXTS.hint}
      error={failure}
      data={[...new Set(found.map(toOption))]}
      filter={({ options }) => options}
      value={text}
      onChange={change}
      onOptionSubmit={choose}
      data-autofocus={isFirst || undefined}
    />
  );
}
