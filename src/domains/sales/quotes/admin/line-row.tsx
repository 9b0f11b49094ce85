import { Group, NativeSelect, TextInput, VisuallyHidden } from '@mantine/core';
import { IconMinus, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { VAT_RATES } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import { MoveButtons } from '#src/ui/admin/move-buttons.tsx';
import { RowButton } from '#src/ui/admin/row-button.tsx';
import { QUOTE_LINES_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import { type LineValues, lineNet, wrongParts } from './quote-values.ts';
import { formatEuros, formatNumber } from './quote-words.ts';
import classes from './quotes.module.css';

const RATES = VAT_RATES.map((rate) => ({
  value: String(rate),
  label: fill(TEXTS.percent, { rate: formatNumber(rate) }),
}));

interface LineRowProps {
  line: LineValues;
  number: number;
  isLast: boolean;
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

/** Renders one line: label, quantity, price and VAT rate. */
export function LineRow({ line, number, isLast, isJudged, onChange, onMove, onRemove, onKey }: LineRowProps) {
  const wrong = isJudged ? wrongParts(line) : [];
  const net = lineNet(line);
  const named = fill(TEXTS.line, { number });
  const label = { classNames: { label: classes.partLabel ?? '' } };
  return (
    <fieldset className={classes.line} data-line={line.key}>
      <VisuallyHidden component="legend">{named}</VisuallyHidden>
      {PARTS.map(({ name, title, ...field }) => (
        <TextInput
          key={name}
          {...label}
          {...field}
          className={classes[name] ?? ''}
          label={name === 'label' && line.removed ? TEXTS.removedLabel : title}
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
      <NativeSelect
        {...label}
        className={classes.rate ?? ''}
        label={TEXTS.rate}
        name="vat_rate"
        data={RATES}
        value={line.vat_rate}
        disabled={line.removed === true}
        onChange={({ currentTarget }) => onChange({ vat_rate: currentTarget.value })}
      />
      <output className={classes.net} aria-label={`${named} : ${TEXTS.net}`} data-figures>
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
