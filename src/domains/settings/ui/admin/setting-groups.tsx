import { Alert, Button, Group, Paper, Text } from '@mantine/core';
import type { OwnedGroup } from '../../setting-exchange.contract.ts';
import { SETTINGS_SCREEN_TEXTS as TEXTS } from '../../settings-screen.texts.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { CopyMonday } from './copy-monday.tsx';
import { LooksPreview } from './looks-preview.tsx';
import { NotificationRulesField } from './notification-rules-field.tsx';
import { SettingField } from './setting-field.tsx';
import { shapesOf } from './setting-shapes.ts';
import { groupLabel } from './setting-words.ts';
import classes from './settings.module.css';
import { type SettingsTab, TABS } from './settings-tabs.ts';
import { TestMail } from './test-mail.tsx';
import type { SettingsDesk } from './use-settings-form.ts';

function TwoFactorWarning({ desk }: { desk: SettingsDesk }) {
  if (desk.edits.security?.two_factor_auth !== true) return null;
  return (
    <Alert color="orange" role="status" title={TEXTS.twoFactorWarning.title} mt="md">
      {TEXTS.twoFactorWarning.text}
    </Alert>
  );
}

function GroupFields({ group, desk }: { group: OwnedGroup; desk: SettingsDesk }) {
  return (
    <Paper component="fieldset" withBorder className={classes.group ?? ''}>
      <Text component="legend" fw={600} px={4}>
        {groupLabel(group)}
      </Text>
      <div className={classes.fields}>
        {shapesOf(group).map(([field, shape]) => (
          <div key={field} className={shape.isWide ? classes.wide : undefined}>
            {shape.as === 'rules' ? (
              <NotificationRulesField
                wishes={{ ...desk.saved.data.notifications, ...desk.edits.notifications }}
                error={desk.refusals[group]?.[field]}
                onChange={(rules) => desk.change(group, field, rules)}
              />
            ) : (
              <SettingField
                group={group}
                field={field}
                shape={shape}
                value={desk.valueOf(group, field)}
                error={desk.refusals[group]?.[field]}
                onChange={(value) => desk.change(group, field, value)}
              />
            )}
            {group === 'hours' && field === 'monday' && <CopyMonday desk={desk} />}
            {field === 'two_factor_auth' && <TwoFactorWarning desk={desk} />}
          </div>
        ))}
      </div>
      {group === 'appearance' && <LooksPreview color={String(desk.valueOf(group, 'primary_color'))} />}
    </Paper>
  );
}

interface SettingGroupsProps {
  tab: SettingsTab;
  desk: SettingsDesk;
  onSave: (groups: readonly OwnedGroup[]) => void;
}

/** Renders one tab: its groups and their save button. */
export function SettingGroups({ tab, desk, onSave }: SettingGroupsProps) {
  const groups = TABS[tab];
  const isChanged = groups.some((group) => desk.edits[group] !== undefined);
  const { contact_email } = desk.saved.data.general;
  return (
    <>
      <form
        noValidate
        aria-label={TEXTS.tabs[tab]}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(groups);
        }}
      >
        {desk.conflicts
          .filter(({ group }) => groups.includes(group))
          .map((conflict) => (
            <ConflictNotice
              key={conflict.group}
              conflict={conflict}
              onTake={() => desk.drop([conflict.group])}
              onKeep={() => desk.keepMine(conflict.group)}
            />
          ))}
        {groups.map((group) => (
          <GroupFields key={group} group={group} desk={desk} />
        ))}
        <Group justify="flex-end" mb="md">
          <Button type="submit" loading={desk.isSaving} disabled={!isChanged}>
            {TEXTS.save}
          </Button>
        </Group>
      </form>
      {tab === 'email' && <TestMail address={desk.saved.data.email.recipient || contact_email} />}
    </>
  );
}
