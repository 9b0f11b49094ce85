import { TextInput } from '@mantine/core';
import { CLOSURES_MAX, type Closure } from '../hours.contract.ts';
import { SETTING_TEXTS } from '../setting.texts.ts';
import { HOURS_SCREEN_TEXTS as TEXTS } from '../settings-screen.texts.ts';
import { type ArrangedItem, ArrangedList } from './arranged-list.tsx';
import classes from './settings.module.css';

const WORDS = { item: TEXTS.closure, add: TEXTS.addClosure, remove: TEXTS.removeClosure, none: TEXTS.noClosure };
const NEW_CLOSURE: Closure = { from: '', to: '', label: '' };

function ClosureFields({ item: closure, onChange, buttons }: ArrangedItem<Closure>) {
  const { from, to } = closure;
  // The last day follows the first until the user selects it.
  const setFrom = (day: string): void => onChange({ from: day, ...(to === '' || to === from ? { to: day } : {}) });
  return (
    <div className={classes.closure}>
      <TextInput
        type="date"
        label={TEXTS.firstDay}
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextInput
        type="date"
        label={TEXTS.lastDay}
        min={from}
        value={to}
        onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
      />
      <TextInput
        label={TEXTS.label}
        value={closure.label}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
      />
      {buttons}
    </div>
  );
}

interface ClosuresFieldProps {
  closures: Closure[];
  error: string | undefined;
  onChange: (closures: Closure[]) => void;
}

/** Edits the days without answers, whatever the weekly hours. */
export function ClosuresField({ closures, error, onChange }: ClosuresFieldProps) {
  return (
    <ArrangedList
      label={SETTING_TEXTS.fields.hours.closures}
      error={error}
      words={WORDS}
      items={closures}
      blank={NEW_CLOSURE}
      most={CLOSURES_MAX}
      onChange={onChange}
    >
      {(rendered) => <ClosureFields {...rendered} />}
    </ArrangedList>
  );
}
