import { TextInput } from '@mantine/core';
import { lazy, Suspense, useContext } from 'react';
import { KnownData } from './known-data.ts';
import type { PersonSearchProps } from './person-search.tsx';
import { PICKER_TEXTS } from './pickers.texts.ts';

const { person: TEXTS } = PICKER_TEXTS;

// Only an opened form needs it.
const PersonSearch = lazy(async () => ({ default: (await import('./person-search.tsx')).PersonSearch }));

/** Searches all known people and fills the fields below with the chosen one. */
export function PersonPicker(props: PersonSearchProps) {
  if (useContext(KnownData) === undefined) return null;
  const waiting = <TextInput label={TEXTS.label} description={TEXTS.help} placeholder={TEXTS.hint} disabled />;
  return (
    <Suspense fallback={waiting}>
      <PersonSearch {...props} />
    </Suspense>
  );
}
