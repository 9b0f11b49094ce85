import { Group, NativeSelect, TextInput, VisuallyHidden } from '@mantine/core';
import { IconMinus, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { getLocalRates } from '#src/kernel/local-rates.ts';
import { withoutTax } from '#src/kernel/tax-words.ts';
import { fill } from '#src/kernel/text.ts';
import { isUntaxed as chargesNoTax, type VatRegime } from '#src/kernel/vat-regime.ts';
import { MoveButtons } from '#src/ui/admin/move-buttons.tsx';
import { RowButton } from '#src/ui/admin/row-button.tsx';
import { QUOTE_LINES_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import { type LineValues, lineNet, wrongParts } from './quote-values.ts';
import { formatEuros, formatNumber } from './quote-words.ts';
import classes from './quotes.module.css';

/** Returns the rates to choose from; one that a line has already stays among them. */
const toChoices = (regime: VatRegime, own: string) =>
  [...new Set([...getLocalRates(regime === 'overseas').map(String), own])].map((value) => ({
    value,
    label: fill(TEXTS.percent, { rate: formatNumber(Number(value)) }),
  }));

interface LineRowProps {
  line: LineValues;
  number: number;
  isLast: boolean;
  /** Without tax the line has no rate. */
  regime: VatRegime;
  /** True after a refusal: invalid fields are then marked. */
  isJudged: boolean;
  onChange: (change: Partial<LineValues>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

const PARTS = [
  { name: 'label', title: TEXTS.label },
  { name: 'quantity', title: TEXTS.quantity, inputMode: 'decimal' },
  { name: 'unit', title: TEXTS.unit },
  { name: 'unit_price', title: TEXTS.price, inputMode: 'decimal' },
] as const;

interface RateFieldProps extends Pick<LineRowProps, 'line' | 'regime' | 'onChange'> {
  labels: { label: string };
}

function RateField({ line, regime, labels, onChange }: RateFieldProps) {
  return (
    <NativeSelect
      classNames={labels}
      className={classes.rate ?? ''}
      label={TEXTS.rate}
      name="vat_rate"
      data={toChoices(regime, line.vat_rate)}
      value={line.vat_rate}
      disabled={line.removed === true}
      onChange={({ currentTarget }) => onChange({ vat_rate: currentTarget.value })}
    />
  );
}

/** Renders one line: label, quantity, price and VAT rate. */
export function LineRow(props: LineRowProps) {
  const { line, number, isLast, regime, isJudged, onChange, onMove, onRemove, onKey } = props;
  const isUntaxed = chargesNoTax(regime);
  const say = isUntaxed ? withoutTax : (text: string): string => text;
  const wrong = isJudged ? wrongParts(line) : [];
  const net = lineNet(line);
  const named = fill(TEXTS.line, { number });
  const labels = { label: classes.partLabel ?? '' };
  return (
    <fieldset className={classes.line} data-line={line.key} data-untaxed={isUntaxed || undefined}>
      <VisuallyHidden component="legend">{named}</VisuallyHidden>
      {PARTS.map(({ name, title, ...field }) => (
        <TextInput
          key={name}
          classNames={labels}
          {...field}
          className={classes[name] ?? ''}
          label={name === 'label' && line.removed ? TEXTS.removedLabel : say(title)}
          leftSection={name === 'label' && line.removed ? <IconMinus size={16} aria-hidden /> : undefined}
          readOnly={line.removed === true && name !== 'quantity'}
          name={name}
          autoComplete="off"
          error={wrong.includes(name)}
          value={line[name]}
          onKeyDown={onKey}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
      {!isUntaxed && <RateField line={line} regime={regime} labels={labels} onChange={onChange} />}
      <output className={classes.net} aria-label={`${named} : ${say(TEXTS.net)}`} data-figures>
        {net === undefined ? '–' : formatEuros(net)}
      </output>
      <Group gap={2} wrap="nowrap" className={classes.lineButtons ?? ''}>
        <MoveButtons
          name={fill(TEXTS.name, { number })}
          isFirst={number === 1}
          isLast={isLast}
          isBusy={false}
          onMove={onMove}
        />
        <RowButton
          title={TEXTS.remove}
          label={fill(TEXTS.removeLine, { number })}
          icon={IconTrash}
          onPress={onRemove}
        />
      </Group>
    </fieldset>
  );
}
