import { toRefusal } from '#src/kernel/validation.ts';
import { checkCompanyChange } from './company-data.rules.ts';
import { SETTING_GROUPS } from './setting.contract.ts';
import {
  OWNED_GROUPS,
  type OwnedGroup,
  type OwnedSettings,
  type SettingsReading,
} from './setting-exchange.contract.ts';

/** Unsaved values, by group and field. */
export type Edits = Partial<Record<OwnedGroup, Record<string, unknown>>>;
/** French error messages, by group and field. */
export type Refusals = Partial<Record<OwnedGroup, Record<string, string>>>;

/** Field saved by another user while it was being edited here. */
export interface Clash {
  group: OwnedGroup;
  field: string;
  saved: unknown;
  typed: unknown;
}

const isSame = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second);

export const getFields = (settings: OwnedSettings, group: OwnedGroup): Record<string, unknown> => settings[group];

/** Adds an edit; a field typed back to its stored value is removed. */
export function withEdit(edits: Edits, saved: OwnedSettings, group: OwnedGroup, field: string, value: unknown): Edits {
  const { [field]: _old, ...others } = edits[group] ?? {};
  const isBack = isSame(getFields(saved, group)[field], value);
  const next = isBack ? others : { ...others, [field]: value };
  const { [group]: _group, ...rest } = edits;
  return Object.keys(next).length === 0 ? rest : { ...rest, [group]: next };
}

export const withoutGroups = (edits: Edits, groups: readonly OwnedGroup[]): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([group]) => !groups.includes(group as OwnedGroup)));

/** Removes the edits stored with `sent`; values typed in the group since then stay. */
export function withoutSent(edits: Edits, stored: OwnedSettings, group: OwnedGroup, sent: object): Edits {
  const left = new Map<string, unknown>(Object.entries(sent));
  const later = Object.entries(edits[group] ?? {}).filter(([field, typed]) => !isSame(typed, left.get(field)));
  return later.reduce(
    (rest, [field, typed]) => withEdit(rest, stored, group, field, typed),
    withoutGroups(edits, [group]),
  );
}

export const editedGroups = (edits: Edits): OwnedGroup[] => OWNED_GROUPS.filter((group) => edits[group] !== undefined);

export const countEdits = (edits: Edits): number =>
  Object.values(edits).reduce((sum, fields) => sum + Object.keys(fields).length, 0);

/** Applies the edits to newer settings; returns the fields that another user saved with a different value. */
export function rebase(
  edits: Edits,
  before: SettingsReading,
  now: SettingsReading,
): { edits: Edits; clashes: Clash[] } {
  let storedValue: Edits = {};
  const clashes: Clash[] = [];
  for (const group of editedGroups(edits)) {
    for (const [field, typed] of Object.entries(edits[group] ?? {})) {
      const saved = getFields(now.data, group)[field];
      storedValue = withEdit(storedValue, now.data, group, field, typed);
      if (isSame(saved, getFields(before.data, group)[field]) || isSame(saved, typed)) continue;
      clashes.push({ group, field, saved, typed });
    }
  }
  return { edits: storedValue, clashes };
}

type Checked = { values: Record<string, unknown> } | { refusals: Record<string, string> };

/** Validates edited fields as the server will, against the stored ones; returns the values or the error messages. */
export function checkGroup(
  group: OwnedGroup,
  fields: Record<string, unknown>,
  stored: Record<string, unknown> = {},
): Checked {
  const parsed = SETTING_GROUPS[group].partial().strict().safeParse(fields);
  if (parsed.success) {
    const read = parsed.data as Record<string, unknown>;
    const values = Object.fromEntries(Object.keys(fields).map((name) => [name, read[name]]));
    if (group !== 'company') return { values };
    const checked = checkCompanyChange(stored, values);
    return Object.keys(checked.refusals).length === 0 ? { values: checked.values } : { refusals: checked.refusals };
  }
  return { refusals: firstSentences(toRefusal(parsed.error).fields ?? {}) };
}

/** Returns the first message per field; for a list entry, under the list's field with the entry's number. */
export function firstSentences(sentences: Record<string, string[]>): Record<string, string> {
  const read = Object.entries(sentences).map(([path, [sentence = '']]) => {
    const [field = path, entry] = path.split('.');
    return [field, entry === undefined || !/^\d+$/.test(entry) ? sentence : `Ligne ${Number(entry) + 1} : ${sentence}`];
  });
  return Object.fromEntries(read.reverse());
}
