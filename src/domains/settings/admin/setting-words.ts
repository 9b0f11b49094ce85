import { formatLongDate } from '#src/kernel/dates.ts';
import { exactEuros } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import type { Closure, OpenSpan } from '../hours.contract.ts';
import type { MenuEntry } from '../menu.contract.ts';
import type { NotificationRules } from '../notification-rules.contract.ts';
import type { PromiseName, PromiseSettings } from '../promise.contract.ts';
import { PROMISE_SCREEN_TEXTS } from '../promise-screen.texts.ts';
import { SETTING_TEXTS } from '../setting.texts.ts';
import { rulesInWords } from '../setting.views.ts';
import type { OwnedGroup } from '../setting-exchange.contract.ts';
import { HOURS_SCREEN_TEXTS as HOURS, SETTINGS_SCREEN_TEXTS } from '../settings-screen.texts.ts';
import { getShapes } from './setting-shapes.ts';

type Texts = Record<string, string>;

const { groups: GROUPS, fields: FIELDS } = SETTING_TEXTS;
const HINTS: Partial<Record<string, Texts>> = SETTINGS_SCREEN_TEXTS.hints;

export const groupLabel = (group: string): string =>
  Object.hasOwn(GROUPS, group) ? GROUPS[group as OwnedGroup] : group;

export function fieldLabel(group: string, field: string): string {
  const labels = Object.hasOwn(FIELDS, group) ? (FIELDS[group as OwnedGroup] as Texts) : {};
  return Object.hasOwn(labels, field) ? (labels[field] ?? field) : field;
}

export function fieldHint(group: string, field: string): string | undefined {
  const hints = Object.hasOwn(HINTS, group) ? HINTS[group] : undefined;
  return hints !== undefined && Object.hasOwn(hints, field) ? hints[field] : undefined;
}

const spanWords = (spans: OpenSpan[]): string =>
  spans.length === 0 ? HOURS.closed : spans.map(({ from, to }) => fill(HOURS.spanWords, { from, to })).join(', ');

function closureWords({ from, to, label }: Closure): string {
  const [first, last] = [from, to].map((day) => (day === '' ? '' : formatLongDate(day)));
  const days = from === to ? (first ?? '') : fill(HOURS.closureWords, { from: first ?? '', to: last ?? '' });
  return label === '' ? days : fill(HOURS.named, { days, label });
}

/** Describes a promise: its source, or its declared value with the unit. */
function promiseWords({ source, value }: PromiseSettings[PromiseName], unit = ''): string {
  if (source !== 'declared') return PROMISE_SCREEN_TEXTS.sources[source];
  return `${typeof value === 'number' ? value.toLocaleString('fr-FR') : (value ?? '')}${unit}`;
}

function menuWords(entries: readonly MenuEntry[]): string {
  const { menus: TEXTS } = SETTINGS_SCREEN_TEXTS;
  if (entries.length === 0) return TEXTS.original;
  return entries.map(({ is_hidden, ...entry }) => fill(is_hidden ? TEXTS.hiddenEntry : TEXTS.entry, entry)).join('\n');
}

/** Formats the value of a setting as readable text. */
export function valueWords(group: OwnedGroup, field: string, value: unknown): string {
  const shape = getShapes(group).find(([name]) => name === field)?.[1];
  if (value === '' || value === null || value === undefined) return SETTING_TEXTS.empty;
  if (typeof value === 'boolean') return value ? SETTING_TEXTS.yes : SETTING_TEXTS.no;
  if (shape?.as === 'rules') return rulesInWords(value as NotificationRules, SETTING_TEXTS.rules);
  if (shape?.as === 'euros') return exactEuros(Number(value));
  if (shape?.as === 'choice') return shape.options.find((option) => option.value === value)?.label ?? String(value);
  if (shape?.as === 'promise') return promiseWords(value as PromiseSettings[PromiseName], shape.unit);
  if (!Array.isArray(value)) return String(value);
  if (shape?.as === 'menu') return menuWords(value);
  if (shape?.as === 'day-hours') return spanWords(value);
  if (value.length === 0) return SETTING_TEXTS.empty;
  if (shape?.as === 'closures') return value.map(closureWords).join('\n');
  if (shape?.as === 'canned-replies') return value.map(({ title, text }) => `${title} – ${text}`).join('\n');
  return value.map((line) => `${line.label} – ${exactEuros(line.price_cents)}`).join('\n');
}
