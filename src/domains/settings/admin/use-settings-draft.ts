import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Draft, dropDraft, keepDraft, readDraft } from '#src/ui/admin/drafts.ts';
import { countEdits, type Edits } from '../setting-edits.views.ts';
import type { SettingVersions } from '../setting-exchange.contract.ts';
import type { SettingsForm } from './use-settings-form.ts';

const KEY = 'settings';
const PAUSE_MS = 400;

function versionsIn(text = '{}'): Partial<SettingVersions> {
  const parsed: unknown = JSON.parse(text);
  return typeof parsed === 'object' && parsed !== null ? parsed : {};
}

/** Keeps edited settings across a reload. @returns the restored draft. */
export function useSettingsDraft({ edits, saved, restore }: SettingsForm): Draft | undefined {
  const [restored, setRestored] = useState<Draft>();
  const count = countEdits(edits);
  const takeUp = useEffectEvent(() => {
    const draft = readDraft(KEY);
    if (draft === undefined || typeof draft.values !== 'object' || draft.values === null) return;
    restore(draft.values as Edits, versionsIn(draft.version));
    setRestored(draft);
  });
  const keep = useDebouncedCallback((typed: Edits) => {
    if (countEdits(typed) === 0) dropDraft(KEY);
    else keepDraft(KEY, typed, JSON.stringify(saved.versions));
  }, PAUSE_MS);
  const watch = useEffectEvent((typed: Edits) => keep(typed));
  // Saves at once when the user leaves the page.
  useWindowEvent('pagehide', () => keep.flush());
  useEffect(() => takeUp(), []);
  useEffect(() => watch(edits), [edits]);
  return count === 0 ? undefined : restored;
}
