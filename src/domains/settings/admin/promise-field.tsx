import { Alert, NativeSelect, NumberInput, Paper, Text, TextInput } from '@mantine/core';
import { formatLongDate, parisDay } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import {
  COMPUTED_NAMES,
  type ComputedFigures,
  type ComputedName,
  PROMISE_SOURCES,
  type PromiseFinding,
  type PromiseName,
  type PromiseSettings,
} from '../promise.contract.ts';
import { withDeclarationDays } from '../promise.rules.ts';
import { PROMISE_SCREEN_TEXTS as TEXTS } from '../promise-screen.texts.ts';
import type { PromiseShape } from './setting-shapes.ts';
import { fieldLabel } from './setting-words.ts';
import classes from './settings.module.css';

type AnyPromise = PromiseSettings[PromiseName];

const isComputable = (name: PromiseName): name is ComputedName => COMPUTED_NAMES.some((computed) => computed === name);
const number = new Intl.NumberFormat('fr-FR');

interface PromiseFieldProps {
  name: PromiseName;
  shape: PromiseShape;
  stored: AnyPromise;
  value: AnyPromise;
  /** Undefined until they are read. */
  computed: ComputedFigures | undefined;
  finding: PromiseFinding | undefined;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** Edits the declared value: words, or a figure with its unit. */
function DeclaredValue({
  name,
  shape,
  value,
  error,
  onChange,
}: Omit<PromiseFieldProps, 'stored' | 'computed' | 'finding'>) {
  const common = {
    name: `promises.${name}`,
    'aria-label': fill(TEXTS.value, { promise: fieldLabel('promises', name) }),
    ...(error === undefined ? {} : { error }),
  };
  if (typeof value.value === 'string') {
    return (
      <TextInput {...common} value={value.value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
    );
  }
  return (
    <NumberInput
      {...common}
      decimalSeparator=","
      decimalScale={shape.decimals ?? 0}
      suffix={shape.unit ?? ''}
      allowNegative={false}
      hideControls
      value={value.value ?? ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
    />
  );
}

function Measured({ name, computed }: { name: ComputedName; computed: ComputedFigures | undefined }) {
  if (computed === undefined) return null;
  const measured = computed[name];
  return (
    <Text size="sm" c="dimmed">
      {measured === null
        ? TEXTS.noData
        : fill(TEXTS.computed[name], { measured: number.format(measured), reviews: number.format(computed.reviews) })}
    </Text>
  );
}

function Finding({ finding: { promise, finding, declared, measured } }: { finding: PromiseFinding }) {
  const values = { declared: number.format(declared), measured: number.format(measured) };
  const isContradicted = finding === 'contradicted';
  return (
    <Alert color={isContradicted ? 'orange' : 'gray'} p="xs" mt="xs" role="status">
      <Text size="sm">{fill(isContradicted ? TEXTS.contradicted[promise] : TEXTS.unverifiable, values)}</Text>
    </Alert>
  );
}

/** Edits one promise: its source and its value, beside what the data say. */
export function PromiseField({ stored, computed, finding, ...field }: PromiseFieldProps) {
  const { name, value, onChange } = field;
  const label = fieldLabel('promises', name);
  const change = (next: object): void =>
    onChange(withDeclarationDays({ [name]: stored }, { [name]: { ...value, ...next } }, parisDay(new Date()))[name]);
  const sources = PROMISE_SOURCES.filter((source) => source !== 'computed' || isComputable(name));
  const isDeclared = value.source === 'declared';
  return (
    <Paper component="fieldset" withBorder className={classes.line ?? ''}>
      <Text component="legend" size="sm" fw={600} px={4}>
        {label}
      </Text>
      <div className={classes.promise}>
        <NativeSelect
          aria-label={fill(TEXTS.source, { promise: label })}
          data={sources.map((source) => ({ value: source, label: TEXTS.sources[source] }))}
          value={value.source}
          error={!isDeclared && field.error}
          onChange={({ currentTarget }) => change({ source: currentTarget.value })}
        />
        {isDeclared && <DeclaredValue {...field} onChange={(typed) => change({ value: typed })} />}
      </div>
      {isDeclared && value.declared_on !== '' && (
        <Text size="sm" c="dimmed">
          {fill(TEXTS.declaredOn, { date: formatLongDate(value.declared_on) })}
        </Text>
      )}
      {isComputable(name) && <Measured name={name} computed={computed} />}
      {finding && <Finding finding={finding} />}
    </Paper>
  );
}
