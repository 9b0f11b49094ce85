import { Checkbox, Group, NumberInput, TextInput } from '@mantine/core';
import { useLabelWords } from '#src/ui/admin/label-words.ts';
import { PRICE_LINES_MAX, type PriceLine } from '../price.contract.ts';
import { SETTING_TEXTS } from '../setting.texts.ts';
import { SETTINGS_SCREEN_TEXTS } from '../settings-screen.texts.ts';
import { type ArrangedItem, ArrangedList } from './arranged-list.tsx';
import classes from './settings.module.css';

const { prices: TEXTS } = SETTINGS_SCREEN_TEXTS;
const NEW_LINE: PriceLine = { label: '', detail: '', unit: '', price_cents: 0, is_from: false };

function Line({ item: line, onChange, buttons }: ArrangedItem<PriceLine>) {
  const say = useLabelWords();
  return (
    <>
      <div className={classes.lineFields}>
        <TextInput
          label={TEXTS.label}
          value={line.label}
          onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
        />
        <TextInput
          label={TEXTS.detail}
          value={line.detail}
          onChange={({ currentTarget }) => onChange({ detail: currentTarget.value })}
        />
        <TextInput
          label={TEXTS.unit}
          value={line.unit}
          onChange={({ currentTarget }) => onChange({ unit: currentTarget.value })}
        />
        <NumberInput
          label={say(TEXTS.price)}
          decimalSeparator=","
          decimalScale={2}
          fixedDecimalScale
          suffix={'\u00a0€'}
          allowNegative={false}
          hideControls
          value={line.price_cents / 100}
          onChange={(typed) => onChange({ price_cents: Math.round(Number(typed) * 100) })}
        />
      </div>
      <Group justify="space-between" mt="xs" gap="xs">
        <Checkbox
          label={TEXTS.from}
          checked={line.is_from}
          onChange={({ currentTarget }) => onChange({ is_from: currentTarget.checked })}
        />
        {buttons}
      </Group>
    </>
  );
}

interface PriceLinesFieldProps {
  lines: PriceLine[];
  error: string | undefined;
  onChange: (lines: PriceLine[]) => void;
}

/** Edits the published prices, line by line, in their order. */
export function PriceLinesField({ lines, error, onChange }: PriceLinesFieldProps) {
  return (
    <ArrangedList
      label={SETTING_TEXTS.fields.prices.lines}
      error={error}
      words={TEXTS}
      items={lines}
      blank={NEW_LINE}
      most={PRICE_LINES_MAX}
      onChange={onChange}
    >
      {(rendered) => <Line {...rendered} />}
    </ArrangedList>
  );
}
