import { Textarea, type TextareaProps } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './growing-textarea.module.css';

interface GrowingTextareaProps extends Omit<TextareaProps, 'autosize' | 'classNames' | 'style'> {
  minRows: number;
  maxRows: number;
}

const growsByItself = (): boolean => typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/**
 * Text field that grows with its text. The browser sizes it where it can: Mantine measures, and lays out the whole page
 * once for each field and each key.
 */
export function GrowingTextarea({ minRows, maxRows, ...field }: GrowingTextareaProps) {
  if (!growsByItself()) return <Textarea {...field} autosize minRows={minRows} maxRows={maxRows} />;
  const rows = { '--rows': minRows, '--most-rows': maxRows } as CSSProperties;
  return <Textarea {...field} style={rows} classNames={{ input: classes.input ?? '' }} />;
}
