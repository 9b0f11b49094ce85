import { ColorInput, NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import { useLabelWords } from '#src/ui/admin/label-words.ts';
import type { CannedReply } from '../canned-reply.contract.ts';
import type { Closure, OpenSpan } from '../hours.contract.ts';
import type { MenuEntry } from '../menu.contract.ts';
import type { PriceLine } from '../price.contract.ts';
import type { OwnedGroup } from '../setting-exchange.contract.ts';
import { SETTINGS_SCREEN_TEXTS } from '../settings-screen.texts.ts';
import { CannedRepliesField } from './canned-replies-field.tsx';
import { ClosuresField } from './closures-field.tsx';
import { DayHoursField } from './day-hours-field.tsx';
import { MenuField } from './menu-field.tsx';
import { PriceLinesField } from './price-lines-field.tsx';
import type { ListShape, SettingShape } from './setting-shapes.ts';
import { fieldHint, fieldLabel } from './setting-words.ts';

interface SettingFieldProps {
  group: OwnedGroup;
  field: string;
  /** Notification rules are excluded: they need the whole group and have their own field. */
  shape: Exclude<SettingShape, { as: 'rules' | 'promise' }>;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

const SWATCHES = ['#3B82F6', '#0F766E', '#B45309', '#BE123C', '#6D28D9', '#1F2937'];

type Common = {
  name: string;
  label: string;
  description?: string;
  error?: string;
};

/** Two fields of a line start at the same height, whichever of them has a hint. */
const HINT_BELOW: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

function AmountField({
  common,
  shape,
  value,
  onChange,
}: Pick<SettingFieldProps, 'value' | 'onChange'> & {
  common: Common;
  shape: Extract<SettingShape, { as: 'number' | 'euros' }>;
}) {
  const isEuros = shape.as === 'euros';
  const read = (typed: number | string): unknown => {
    if (typed === '' && shape.isOptional) return null;
    // The input hands over whole euros as text ("5.00"), because their cents are zeros.
    return isEuros && typed !== '' ? Math.round(Number(typed) * 100) : typed;
  };
  const suffix = isEuros ? '\u00a0€' : (shape.unit ?? '');
  return (
    <NumberInput
      {...common}
      {...HINT_BELOW}
      decimalSeparator=","
      decimalScale={isEuros ? 2 : (shape.decimals ?? 0)}
      fixedDecimalScale={isEuros}
      suffix={suffix}
      allowNegative={false}
      hideControls
      value={typeof value !== 'number' ? '' : isEuros ? value / 100 : value}
      onChange={(typed) => onChange(read(typed))}
    />
  );
}

function ChoiceField({
  common,
  shape,
  value,
  onChange,
}: Pick<SettingFieldProps, 'value' | 'onChange'> & {
  common: Common;
  shape: Extract<SettingShape, { as: 'choice' }>;
}) {
  return (
    <NativeSelect
      {...common}
      {...HINT_BELOW}
      data={shape.options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={String(value)}
      onChange={({ currentTarget }) =>
        onChange(shape.options.find((option) => String(option.value) === currentTarget.value)?.value)
      }
    />
  );
}

/** Returns the hint of a field, with the used part of a length that the layout holds. */
function getHint(hint: string | undefined, shape: SettingFieldProps['shape'], text: string): string | undefined {
  if (shape.as !== 'line' || shape.max === undefined) return hint;
  return fill(SETTINGS_SCREEN_TEXTS.count, { hint: hint ?? '', count: text.length, max: shape.max });
}

/** Renders one setting according to its shape. */
export function SettingField({ group, field, shape, value, error, onChange }: SettingFieldProps) {
  const say = useLabelWords();
  const text = typeof value === 'string' ? value : '';
  const hint = getHint(fieldHint(group, field), shape, text);
  const common: Common = {
    name: `${group}.${field}`,
    label: fieldLabel(group, field),
    ...(hint === undefined ? {} : { description: say(hint) }),
    ...(error === undefined ? {} : { error }),
  };
  switch (shape.as) {
    case 'switch':
      return (
        <Switch
          {...common}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'choice':
      return <ChoiceField common={common} shape={shape} value={value} onChange={onChange} />;
    case 'text':
      return (
        <Textarea
          {...common}
          {...HINT_BELOW}
          autosize
          minRows={3}
          maxRows={14}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'number':
    case 'euros':
      return <AmountField common={common} shape={shape} value={value} onChange={onChange} />;
    case 'color':
      return (
        <ColorInput
          {...common}
          {...HINT_BELOW}
          eyeDropperButtonProps={{ 'aria-label': SETTINGS_SCREEN_TEXTS.pickColor }}
          format="hex"
          swatches={SWATCHES}
          value={text}
          onChange={onChange}
        />
      );
    case 'price-lines':
    case 'day-hours':
    case 'closures':
    case 'canned-replies':
    case 'menu':
      return (
        <ListField as={shape.as} field={field} label={common.label} value={value} error={error} onChange={onChange} />
      );
    default:
      return (
        <TextInput
          {...common}
          {...HINT_BELOW}
          type={shape.type ?? 'text'}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}

interface ListFieldProps {
  as: ListShape;
  field: string;
  label: string;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** Renders a list setting with its own editor. */
function ListField({ as, field, label, value, ...rest }: ListFieldProps) {
  if (as === 'day-hours') return <DayHoursField day={label} spans={value as OpenSpan[]} {...rest} />;
  if (as === 'closures') return <ClosuresField closures={value as Closure[]} {...rest} />;
  if (as === 'canned-replies') return <CannedRepliesField replies={value as CannedReply[]} {...rest} />;
  if (as === 'menu') {
    const which = field === 'footer' ? 'footer' : 'header';
    return <MenuField which={which} label={label} entries={value as MenuEntry[]} {...rest} />;
  }
  return <PriceLinesField lines={value as PriceLine[]} {...rest} />;
}
