import { Alert, Button, Group, NativeSelect, NavLink, Paper, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { ErrorState } from '#src/ui/admin/states.tsx';
import { UnsavedGuard } from '#src/ui/admin/unsaved-guard.tsx';
import { LIVE_CHANGE } from '#src/ui/http/window-events.ts';
import { countEdits, type Edits, editedGroups } from '../setting-edits.views.ts';
import { OWNED_GROUPS, type OwnedGroup, type SettingsReading } from '../setting-exchange.contract.ts';
import { SETTINGS_SCREEN_TEXTS as TEXTS } from '../settings-screen.texts.ts';
import { SETTINGS_TAB_TEXTS } from '../settings-tab.texts.ts';
import { ExchangeButtons } from './exchange-buttons.tsx';
import { ScreenLinks } from './screen-links.tsx';
import { SettingGroups } from './setting-groups.tsx';
import classes from './settings.module.css';
import { getTab, type SettingsTab, TAB_NAMES, TABS, tabOfGroup } from './settings-tabs.ts';
import { useSettingsDraft } from './use-settings-draft.ts';
import { useSettingsForm } from './use-settings-form.ts';

interface DirtyBarProps {
  /** Number of fields that differ from their stored value, on all tabs. */
  count: number;
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Stays visible while there are unsaved changes. */
function DirtyBar({ count, isSaving, onSave, onCancel }: DirtyBarProps) {
  if (count === 0) return null;
  return (
    <Paper withBorder className={classes.bar ?? ''} role="region" aria-label={TEXTS.saveAll} data-save-bar>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600} role="status">
          {count === 1 ? TEXTS.changedOne : fill(TEXTS.changedMany, { count })}
        </Text>
        <Group gap="xs">
          <Button variant="default" disabled={isSaving} onClick={onCancel}>
            {TEXTS.cancel}
          </Button>
          <Button loading={isSaving} onClick={onSave}>
            {TEXTS.saveAll}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}

const getHref = (tab: SettingsTab): string => `?tab=${tab}`;

function Tabs({
  current,
  edits,
  onChoose,
}: {
  current: SettingsTab;
  edits: Edits;
  onChoose: (tab: SettingsTab) => void;
}) {
  const isChanged = (tab: SettingsTab): boolean => TABS[tab].some((group) => edits[group] !== undefined);
  return (
    <>
      <NativeSelect
        hiddenFrom="md"
        aria-label={TEXTS.sections}
        data={TAB_NAMES.map((tab) => ({ value: tab, label: SETTINGS_TAB_TEXTS[tab] }))}
        value={current}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as SettingsTab)}
      />
      <Stack component="nav" gap={0} visibleFrom="md" aria-label={TEXTS.sections}>
        {TAB_NAMES.map((tab) => (
          <NavLink
            key={tab}
            component={Link}
            to={getHref(tab)}
            preventScrollReset
            replace
            label={SETTINGS_TAB_TEXTS[tab]}
            description={isChanged(tab) ? TEXTS.unsavedMark : undefined}
            active={tab === current}
            aria-current={tab === current ? 'page' : undefined}
            className={classes.tab ?? ''}
          />
        ))}
      </Stack>
    </>
  );
}

/** Renders the settings form: tabs, unsaved values and the save actions. */
function ListState({ reading }: { reading: SettingsReading }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isFree = useRef(false);
  const list = useSettingsForm(reading);
  const draft = useSettingsDraft(list);
  const tab = getTab(search);
  const count = countEdits(list.edits);
  const open = (requested: SettingsTab): void =>
    void navigate(getHref(requested), { replace: true, preventScrollReset: true });
  useWindowEvent(LIVE_CHANGE, ({ detail }) => {
    // Unsaved edits are not replaced while the user types; saving reports a conflict.
    if (detail === 'settings' && count === 0 && !list.isSaving) void revalidate();
  });
  const save = async (groups: readonly OwnedGroup[]): Promise<void> => {
    const unsaved = await list.save(groups);
    if (unsaved === undefined) return;
    // Reads the URL, not this render's state: the user may have changed the tab since the click.
    const view = getTab(new URLSearchParams(location.search));
    if (tabOfGroup(unsaved) !== view) open(tabOfGroup(unsaved));
  };
  return (
    <>
      <PageHeader
        title={TEXTS.title}
        description={TEXTS.description}
        actions={
          <>
            <ScreenLinks />
            <ExchangeButtons saved={list.saved} reload={revalidate} />
          </>
        }
      />
      <div className={classes.body}>
        <Tabs current={tab} edits={list.edits} onChoose={open} />
        <div>
          {draft && (
            <Alert color="blue" p="xs" mb="md" role="status">
              <Text size="sm">{fill(ADMIN_TEXTS.draft.restored, { date: formatDateTime(draft.at) })}</Text>
            </Alert>
          )}
          <SettingGroups key={tab} tab={tab} form={list} onSave={(groups) => void save(groups)} />
        </div>
      </div>
      <DirtyBar
        count={count}
        isSaving={list.isSaving}
        onSave={() => void save(editedGroups(list.edits))}
        onCancel={() => list.drop(OWNED_GROUPS)}
      />
      <UnsavedGuard isDirty={count > 0} isFree={isFree} hasDraft mayMoveWithin />
    </>
  );
}

export type LoadedSettings = SettingsReading | { failure: string; detail?: string | undefined };

/** Settings screen: all settings of the owner, by group. */
export function SettingsScreen({ loaded }: { loaded: LoadedSettings }) {
  const { revalidate, state } = useRevalidator();
  if (!('failure' in loaded)) return <ListState reading={loaded} />;
  return (
    <>
      <PageHeader title={TEXTS.title} description={TEXTS.description} />
      <Group>
        <ErrorState
          message={loaded.failure}
          detail={loaded.detail}
          onRetry={() => void revalidate()}
          retrying={state === 'loading'}
        />
      </Group>
    </>
  );
}
