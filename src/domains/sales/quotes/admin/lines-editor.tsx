import { Button, Fieldset, Group, Input, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { LINES_MAX, type LineView } from '#src/kernel/priced-lines.ts';
import { isUntaxed, type VatRegime } from '#src/kernel/vat-regime.ts';
import { AMENDMENT_SCREEN_TEXTS } from '../quote-amendment-screen.texts.ts';
import { QUOTE_LINES_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import { toRemovedLine } from './contract-lines.ts';
import { LineRow } from './line-row.tsx';
import { emptyLine, type LineValues, lineOfTemplate, type Templates } from './quote-values.ts';
import classes from './quotes.module.css';
import { RemovalMenu } from './removal-menu.tsx';
import { TemplateMenu } from './template-menu.tsx';

interface LinesEditorProps {
  lines: LineValues[];
  templates: Templates;
  regime: VatRegime;
  /** Lines that an amendment can take out of its contract. */
  contract?: LineView[] | 'failed' | undefined;
  error?: ReactNode;
  onChange: (lines: LineValues[]) => void;
}

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focus to the next input after a change of the lines. */
function useRequestedFocus(lines: LineValues[]) {
  const requestedValue = useRef<{ key: string; name: string }>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (requestedValue.current === undefined || lines.length < 0) return;
    const { key, name } = requestedValue.current;
    requestedValue.current = undefined;
    const field = box.current?.querySelector<HTMLElement>(`[data-line="${key}"] [name="${name}"]`);
    (field ?? add.current)?.focus();
  }, [lines]);
  return { requested: requestedValue, box, add };
}

/** Edits the lines of a quote; adding, moving and removing work by keyboard and by touch. */
export function LinesEditor({ lines, templates, regime, contract, error, onChange }: LinesEditorProps) {
  const { requested: wanted, box, add } = useRequestedFocus(lines);
  const rate = templates?.default_vat_rate ?? 20;
  const insert = (place: number, line: LineValues): void => {
    wanted.current = { key: line.key, name: line.label === '' ? 'label' : 'quantity' };
    onChange(lines.toSpliced(place, 0, line));
  };
  const move = (place: number, by: -1 | 1): void => {
    const line = lines[place];
    if (line === undefined || lines[place + by] === undefined) return;
    onChange(lines.toSpliced(place, 1).toSpliced(place + by, 0, line));
  };
  const remove = (place: number): void => {
    const next = lines[place + 1] ?? lines[place - 1];
    wanted.current = { key: next?.key ?? '', name: 'label' };
    onChange(lines.toSpliced(place, 1));
  };
  const press = (event: KeyboardEvent<HTMLElement>, place: number): void => {
    const field = event.target instanceof HTMLInputElement ? event.target : undefined;
    const step = STEPS[event.key];
    if (field && event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      insert(place + 1, emptyLine(Number(lines[place]?.vat_rate ?? rate)));
    } else if (field && event.altKey && step !== undefined) {
      event.preventDefault();
      wanted.current = { key: lines[place]?.key ?? '', name: field.name };
      move(place, step);
    }
  };
  const isFull = lines.length >= LINES_MAX;
  return (
    <Fieldset
      legend={contract === undefined ? TEXTS.legend : AMENDMENT_SCREEN_TEXTS.form.legend}
      className={classes.editor ?? ''}
    >
      <div ref={box} className={classes.lines}>
        {lines.map((line, place) => (
          <LineRow
            key={line.key}
            line={line}
            number={place + 1}
            isLast={place === lines.length - 1}
            regime={regime}
            isJudged={error !== undefined && error !== null}
            onChange={(change) => onChange(lines.with(place, { ...line, ...change }))}
            onMove={(by) => move(place, by)}
            onRemove={() => remove(place)}
            onKey={(event) => press(event, place)}
          />
        ))}
      </div>
      {error && <Input.Error mt={4}>{error}</Input.Error>}
      <Group gap="xs" mt={lines.length > 0 ? 'sm' : 0}>
        <Button
          ref={add}
          variant="default"
          disabled={isFull}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => insert(lines.length, emptyLine(rate))}
        >
          {TEXTS.add}
        </Button>
        {templates && templates.lines.length > 0 && !isFull && (
          <TemplateMenu
            lines={templates.lines}
            isUntaxed={isUntaxed(regime)}
            onChoose={(line) => insert(lines.length, lineOfTemplate(line))}
          />
        )}
        {Array.isArray(contract) && !isFull && (
          <RemovalMenu lines={contract} onChoose={(line) => insert(lines.length, toRemovedLine(line))} />
        )}
        {lines.length > 0 && (
          <Text size="xs" c="dimmed" visibleFrom="sm">
            {TEXTS.hint}
          </Text>
        )}
      </Group>
    </Fieldset>
  );
}
