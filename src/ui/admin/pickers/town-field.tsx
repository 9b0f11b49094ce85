import { useContext } from 'react';
import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';
import { KnownData, useKnownNames } from './known-data.ts';

/** Chooses a place where the company works; "Autre…" searches all communes and takes any text. */
export function TownField(props: ChoiceFieldProps) {
  const suggest = useContext(KnownData)?.communes;
  return <ChoiceField {...props} known={useKnownNames('towns')} suggest={suggest} />;
}
