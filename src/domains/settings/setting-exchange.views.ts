import { SETTING_GROUPS } from './setting.contract.ts';
import { checkGroup } from './setting-edits.views.ts';
import { isSettingGroup, type OwnedGroup, type OwnedSettings } from './setting-exchange.contract.ts';

/** Field that a file would change. */
export interface FieldDifference {
  group: OwnedGroup;
  field: string;
  before: unknown;
  after: unknown;
}

export interface WrongValue {
  group: string;
  field: string;
  reason: string;
}

export interface FileDifference {
  changes: FieldDifference[];
  /** Values that cannot be imported, with the reason. */
  wrong: WrongValue[];
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const UNKNOWN_GROUP = 'Groupe inconnu.';
const UNKNOWN_FIELD = 'Champ inconnu.';

/** Returns the groups of a file: as exported, or still in the API envelope. */
function groupsIn(file: unknown): Fields | undefined {
  if (!isFields(file)) return undefined;
  const inside = [file.settings, file.data].find(isFields);
  return inside ?? file;
}

function readGroup(name: string, fields: unknown, current: OwnedSettings, into: FileDifference): void {
  if (!isSettingGroup(name) || !isFields(fields)) {
    into.wrong.push({ group: name, field: '', reason: UNKNOWN_GROUP });
    return;
  }
  const own: Fields = current[name];
  // The other fields of the file count as stored: a SIRET and a VAT number are compared with each other.
  const besides = (field: string): Fields => ({ ...own, ...fields, [field]: own[field] });
  for (const [field, value] of Object.entries(fields)) {
    const checked = Object.hasOwn(own, field) ? checkGroup(name, { [field]: value }, besides(field)) : undefined;
    if (checked === undefined) into.wrong.push({ group: name, field, reason: UNKNOWN_FIELD });
    else if ('refusals' in checked) {
      into.wrong.push({ group: name, field, reason: Object.values(checked.refusals)[0] ?? '' });
    } else if (JSON.stringify(checked.values[field]) !== JSON.stringify(own[field])) {
      into.changes.push({ group: name, field, before: own[field], after: checked.values[field] });
    }
  }
}

/** Returns what a settings file would change; undefined when it contains no settings. */
export function getDifference(current: OwnedSettings, text: string): FileDifference | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  const groups = groupsIn(file);
  if (groups === undefined) return undefined;
  const found: FileDifference = { changes: [], wrong: [] };
  for (const [name, fields] of Object.entries(groups)) readGroup(name, fields, current, found);
  return found;
}

/**
 * Takes the fields of a group that this version does not know out of a file: an older file still has those that later
 * moved elsewhere.
 */
export function dropUnknown(group: OwnedGroup, fields: Fields): { known: Fields; unknown: string[] } {
  const names = SETTING_GROUPS[group].shape;
  const isKnown = ([name]: [string, unknown]): boolean => Object.hasOwn(names, name);
  const entries = Object.entries(fields);
  return {
    known: Object.fromEntries(entries.filter(isKnown)),
    unknown: entries.filter((entry) => !isKnown(entry)).map(([name]) => `${group}.${name}`),
  };
}

/** Converts the changes to the API's input. */
export function getImport(changes: FieldDifference[]): Record<string, Fields> {
  const groups: Record<string, Fields> = {};
  for (const { group, field, after } of changes) groups[group] = { ...groups[group], [field]: after };
  return groups;
}
