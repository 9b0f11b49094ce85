import type { KeyFigure } from './islands/key-figures.tsx';

const FIGURE = /^(\d+(?:,\d+)?)(.*)$/s;

/** Splits texts such as "4,9/5" into the number that counts up and its unit; a text without a number is left out. */
export const toKeyFigures = (list: readonly { label: string; text: string }[]): KeyFigure[] =>
  list.flatMap(({ label, text }) => {
    const [, number, unit = ''] = FIGURE.exec(text) ?? [];
    return number === undefined ? [] : [{ label, value: Number(number.replace(',', '.')), unit, text }];
  });
