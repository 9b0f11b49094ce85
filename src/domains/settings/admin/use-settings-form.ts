import { useMantineColorScheme } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { type Looks, useChangeLooks } from '#src/ui/admin/looks.ts';
import { showFailure, showSuccess } from '#src/ui/admin/toasts.tsx';
import { ApiError } from '#src/ui/http/api-error.ts';
import { fetchSettings, saveGroup } from '../setting.client.ts';
import {
  type Clash,
  checkGroup,
  type Edits,
  editedGroups,
  firstSentences,
  getFields,
  type Refusals,
  rebase,
  withEdit,
  withoutGroups,
  withoutSent,
} from '../setting-edits.views.ts';
import type { OwnedGroup, OwnedSettings, SettingsReading, SettingVersions } from '../setting-exchange.contract.ts';
import { SETTINGS_SCREEN_TEXTS as TEXTS } from '../settings-screen.texts.ts';
import { groupLabel } from './setting-words.ts';

/** Group that another user saved, with the edited fields that differ from the saved ones. */
export interface Conflict {
  group: OwnedGroup;
  clashes: Clash[];
}

export interface SettingsForm {
  saved: SettingsReading;
  edits: Edits;
  refusals: Refusals;
  conflicts: Conflict[];
  isSaving: boolean;
  getValue: (group: OwnedGroup, field: string) => unknown;
  change: (group: OwnedGroup, field: string, value: unknown) => void;
  /** Saves the changed fields of these groups. @returns the first group that was not saved. */
  save: (groups: readonly OwnedGroup[]) => Promise<OwnedGroup | undefined>;
  /** Discards the unsaved values. */
  drop: (groups: readonly OwnedGroup[]) => void;
  /** Restores edits that were made on settings of these versions. */
  restore: (edits: Edits, versions: Partial<SettingVersions>) => void;
  keepMine: (group: OwnedGroup) => void;
}

interface ListState {
  saved: SettingsReading;
  edits: Edits;
  refusals: Refusals;
  conflicts: Conflict[];
}

/** Applies the edits to the newly stored settings. */
function onTop(state: ListState, saved: SettingsReading, result?: OwnedGroup): ListState {
  const { edits, clashes } = rebase(state.edits, state.saved, saved);
  const added =
    result === undefined ? [] : [{ group: result, clashes: clashes.filter(({ group }) => group === result) }];
  return { ...state, saved, edits, conflicts: [...state.conflicts.filter(({ group }) => group !== result), ...added] };
}

/** Returns the groups that were saved since their draft was started. */
function staleIn(saved: SettingsReading, edits: Edits, versions: Partial<SettingVersions>): Conflict[] {
  const stale = editedGroups(edits).filter((group) => versions[group] !== saved.versions[group]);
  return stale.map((group) => ({
    group,
    clashes: Object.entries(edits[group] ?? {}).map(([field, typed]) => {
      return { group, field, typed, saved: getFields(saved.data, group)[field] };
    }),
  }));
}

/** Edits of a running save: as typed, and as parsed. */
interface Sent {
  typed: Record<string, unknown>;
  values: Record<string, unknown>;
}

function afterSave(state: ListState, group: OwnedGroup, { typed, values }: Sent, version: string): ListState {
  const { saved, conflicts } = state;
  const { [group]: _fine, ...refusals } = state.refusals;
  const data = { ...saved.data, [group]: { ...getFields(saved.data, group), ...values } } as OwnedSettings;
  return {
    saved: { data, versions: { ...saved.versions, [group]: version } },
    edits: withoutSent(state.edits, data, group, typed),
    refusals,
    conflicts: conflicts.filter((conflict) => conflict.group !== group),
  };
}

/** Manages the stored settings, the edits on top of them, saving and conflicts. */
export function useSettingsForm(reading: SettingsReading): SettingsForm {
  const [state, setState] = useState<ListState>({ saved: reading, edits: {}, refusals: {}, conflicts: [] });
  const [last, setLast] = useState(reading);
  const [isSaving, setSaving] = useState(false);
  const applyLooks = useApplyLooks();
  if (reading !== last) {
    setLast(reading);
    setState(onTop(state, reading));
  }

  const refuse = (group: OwnedGroup, fields: Record<string, string>): OwnedGroup => {
    setState((now) => ({ ...now, refusals: { ...now.refusals, [group]: fields } }));
    return group;
  };

  const failed = async (group: OwnedGroup, error: unknown): Promise<OwnedGroup> => {
    if (isSignedOut(error)) return group;
    if (error instanceof ApiError && error.status === 409) {
      const theirs = await fetchSettings().catch(() => undefined);
      if (theirs !== undefined) setState((now) => onTop(now, theirs, group));
      return group;
    }
    if (error instanceof ApiError && error.status === 422) refuse(group, firstSentences(error.fields));
    showFailure(toFailure(fill(TEXTS.saveError, { group: groupLabel(group) }), error));
    return group;
  };

  /** Saves one group. @returns the group if it was not saved. */
  const saveOne = async (group: OwnedGroup): Promise<OwnedGroup | undefined> => {
    const typed = state.edits[group] ?? {};
    const checked = checkGroup(group, typed, getFields(state.saved.data, group));
    if ('refusals' in checked) return refuse(group, checked.refusals);
    try {
      const { updated_at } = await saveGroup(group, checked.values, state.saved.versions[group]);
      setState((now) => afterSave(now, group, { typed, values: checked.values }, updated_at));
      applyLooks(group, checked.values);
      showSuccess(TEXTS.saved[group]);
      return undefined;
    } catch (error) {
      return failed(group, error);
    }
  };

  return {
    ...state,
    isSaving,
    getValue: (group, field) => state.edits[group]?.[field] ?? getFields(state.saved.data, group)[field],
    change: (group, field, value) =>
      setState((now) => {
        const { [field]: _old, ...rest } = now.refusals[group] ?? {};
        const edits = withEdit(now.edits, now.saved.data, group, field, value);
        return { ...now, edits, refusals: { ...now.refusals, [group]: rest } };
      }),
    save: async (groups) => {
      setSaving(true);
      let first: OwnedGroup | undefined;
      for (const group of groups.filter((one) => state.edits[one] !== undefined))
        first = (await saveOne(group)) ?? first;
      setSaving(false);
      return first;
    },
    drop: (groups) =>
      setState((now) => ({
        ...now,
        edits: withoutGroups(now.edits, groups),
        refusals: withoutGroups(now.refusals, groups) as Refusals,
        conflicts: now.conflicts.filter(({ group }) => !groups.includes(group)),
      })),
    restore: (edits, versions) =>
      setState((now) => ({ ...now, edits, conflicts: staleIn(now.saved, edits, versions) })),
    keepMine: (group) =>
      setState((now) => ({ ...now, conflicts: now.conflicts.filter((conflict) => conflict.group !== group) })),
  };
}

/** Applies the saved name, colour and theme at once to the open back office. */
function useApplyLooks(): (group: OwnedGroup, values: Record<string, unknown>) => void {
  const changeLooks = useChangeLooks();
  const { setColorScheme } = useMantineColorScheme();
  return (group, values) => {
    if (group === 'general' && typeof values.site_name === 'string') changeLooks({ brandName: values.site_name });
    if (group !== 'appearance') return;
    const { primary_color, theme } = values;
    if (typeof primary_color === 'string') changeLooks({ primaryColor: primary_color });
    if (typeof theme === 'string') setColorScheme(theme as Looks['colorScheme']);
  };
}
