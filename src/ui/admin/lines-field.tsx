import type { TextareaProps } from '@mantine/core';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { GrowingTextarea } from './growing-textarea.tsx';

interface LinesFieldProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  value: string[];
  onChange: (lines: string[]) => void;
}

/** Returns the lines of a list field that are sent, without blank lines. */
export const filledLines = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

/** Edits a list as text, one entry per line. */
export function LinesField({ value, onChange, ...field }: LinesFieldProps) {
  return (
    <GrowingTextarea
      minRows={3}
      maxRows={10}
      description={ADMIN_TEXTS.lines}
      {...field}
      value={value.join('\n')}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? [] : currentTarget.value.split('\n'))}
    />
  );
}
