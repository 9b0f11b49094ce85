import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';
import { useKnownNames } from './known-data.ts';

/** Chooses one of the services that the site shows, or another work in the user's own words. */
export function ServiceField(props: ChoiceFieldProps) {
  return <ChoiceField {...props} known={useKnownNames('services')} />;
}
