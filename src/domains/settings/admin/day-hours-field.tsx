import { ActionIcon, Button, Group, Input, Text, TextInput } from '@mantine/core';
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { fill } from '#src/kernel/text.ts';
import { type OpenSpan, SPANS_MAX, WEEKDAYS } from '../hours.contract.ts';
import { HOURS_SCREEN_TEXTS as TEXTS } from '../settings-screen.texts.ts';
import classes from './settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

const WORKDAYS = WEEKDAYS.slice(1, 5);
const OTHER_DAYS = WEEKDAYS.slice(1);

/** Copies Monday's spans to the other days, because most weeks are regular. */
export function CopyMonday({ listState: list }: { listState: SettingsForm }) {
  const copyTo = (days: readonly string[]): void => {
    for (const day of days) list.change('hours', day, list.getValue('hours', 'monday'));
  };
  return (
    <Group gap="xs" mt="xs">
      <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => copyTo(WORKDAYS)}>
        {TEXTS.copy}
      </Button>
      <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => copyTo(OTHER_DAYS)}>
        {TEXTS.copyAll}
      </Button>
      <Text size="sm" c="dimmed">
        {TEXTS.midnight}
      </Text>
    </Group>
  );
}

const MIDNIGHT = '24:00';
const NEXT_SPANS: OpenSpan[] = [
  { from: '08:00', to: '12:00' },
  { from: '13:30', to: '18:00' },
  { from: '19:00', to: '21:00' },
];

interface SpanProps {
  day: string;
  number: number;
  span: OpenSpan;
  onChange: (change: Partial<OpenSpan>) => void;
  onRemove: () => void;
}

/** Edits one span. Browsers have no 24:00, so a span that ends at 00:00 ends with the day. */
function Span({ day, number, span, onChange, onRemove }: SpanProps) {
  return (
    <div className={classes.span}>
      <TextInput
        type="time"
        aria-label={fill(TEXTS.spanFrom, { day, number })}
        value={span.from}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
      <span aria-hidden>–</span>
      <TextInput
        type="time"
        aria-label={fill(TEXTS.spanTo, { day, number })}
        value={span.to === MIDNIGHT ? '00:00' : span.to}
        onChange={({ currentTarget: { value } }) => onChange({ to: value === '00:00' ? MIDNIGHT : value })}
      />
      <ActionIcon aria-label={fill(TEXTS.removeSpan, { day, number })} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

interface DayHoursFieldProps {
  day: string;
  spans: OpenSpan[];
  error: string | undefined;
  onChange: (spans: OpenSpan[]) => void;
}

/** Edits the company's answering hours on one day of the week. */
export function DayHoursField({ day, spans, error, onChange }: DayHoursFieldProps) {
  // Spans have no id: their position is the key.
  const placed = spans.map((span, index) => ({ span, index, key: `place-${index}` }));
  return (
    <Input.Wrapper label={day} labelElement="div" error={error}>
      <div className={classes.spans}>
        {spans.length === 0 && (
          <Text size="sm" c="dimmed">
            {TEXTS.closed}
          </Text>
        )}
        {placed.map(({ span, index, key }) => (
          <Span
            key={key}
            day={day}
            number={index + 1}
            span={span}
            onChange={(change) => onChange(spans.with(index, { ...span, ...change }))}
            onRemove={() => onChange(spans.toSpliced(index, 1))}
          />
        ))}
        {spans.length < SPANS_MAX && (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} aria-hidden />}
            aria-label={fill(TEXTS.addSpanOnDay, { day: day.toLowerCase() })}
            onClick={() => onChange([...spans, NEXT_SPANS[spans.length] ?? { from: '', to: '' }])}
          >
            {TEXTS.addSpan}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
