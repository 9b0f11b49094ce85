import { Alert, Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { companyReasons } from '../company-data.rules.ts';
import type { OwnedGroup } from '../setting-exchange.contract.ts';
import { SETTINGS_SCREEN_TEXTS as TEXTS } from '../settings-screen.texts.ts';
import { SETTINGS_TAB_TEXTS } from '../settings-tab.texts.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { CopyMonday } from './day-hours-field.tsx';
import { IdentityPreview } from './identity-preview.tsx';
import { LooksPreview } from './looks-preview.tsx';
import { NotificationRulesField } from './notification-rules-field.tsx';
import { PromiseGroup } from './promise-group.tsx';
import { QuoteCallPreview } from './quote-call-preview.tsx';
import { SettingField } from './setting-field.tsx';
import { getShapes } from './setting-shapes.ts';
import { groupLabel } from './setting-words.ts';
import classes from './settings.module.css';
import { type SettingsTab, TABS } from './settings-tabs.ts';
import { TestMail } from './test-mail.tsx';
import type { SettingsForm } from './use-settings-form.ts';

function TwoFactorWarning({ form }: { form: SettingsForm }) {
  if (form.edits.security?.two_factor_auth !== true) return null;
  return (
    <Alert color="orange" role="status" title={TEXTS.twoFactorWarning.title} mt="md">
      {TEXTS.twoFactorWarning.text}
    </Alert>
  );
}

interface GroupProps {
  group: OwnedGroup;
  form: SettingsForm;
}

/** Names what is to be corrected: refused on saving, stored before it was checked, or edited; never while first typed. */
function useReasons({ group, form }: GroupProps) {
  const [typed, setTyped] = useState<string>();
  const current = { ...form.saved.data.company, ...form.edits.company };
  const reasons = new Map<string, string>(group === 'company' ? Object.entries(companyReasons(current)) : []);
  return {
    getReason: (field: string) => form.refusals[group]?.[field] ?? (field === typed ? undefined : reasons.get(field)),
    change: (field: string, value: unknown): void => {
      if (!reasons.has(field)) setTyped(field);
      form.change(group, field, value);
    },
    leave: () => setTyped(undefined),
  };
}

function GroupFields({ group, form }: GroupProps) {
  const { getReason, change, leave } = useReasons({ group, form });
  return (
    <Paper component="fieldset" withBorder className={classes.group ?? ''} onBlur={leave}>
      <Text component="legend" fw={600} px={4}>
        {groupLabel(group)}
      </Text>
      <div className={classes.fields}>
        {getShapes(group).map(([field, shape]) => (
          <div key={field} className={shape.isWide ? classes.wide : undefined}>
            {shape.as === 'promise' ? null : shape.as === 'rules' ? (
              <NotificationRulesField
                overrides={{ ...form.saved.data.notifications, ...form.edits.notifications }}
                error={form.refusals[group]?.[field]}
                onChange={(rules) => form.change(group, field, rules)}
              />
            ) : (
              <SettingField
                group={group}
                field={field}
                shape={shape}
                value={form.getValue(group, field)}
                error={getReason(field)}
                onChange={(value) => change(field, value)}
              />
            )}
            {group === 'hours' && field === 'monday' && <CopyMonday listState={form} />}
            {field === 'two_factor_auth' && <TwoFactorWarning form={form} />}
          </div>
        ))}
      </div>
      {group === 'identity' && (
        <IdentityPreview
          name={String(form.getValue('general', 'site_name'))}
          values={{
            palette: form.getValue(group, 'palette'),
            main_color: form.getValue(group, 'main_color'),
            typeface: form.getValue(group, 'typeface'),
          }}
        />
      )}
      {group === 'menus' && (
        <QuoteCallPreview
          name={String(form.getValue('general', 'site_name'))}
          own={String(form.getValue(group, 'quote_call'))}
          isFree={form.getValue('prices', 'quote_cents') === 0}
          identity={form.saved.data.identity}
        />
      )}
      {group === 'appearance' && <LooksPreview color={String(form.getValue(group, 'primary_color'))} />}
    </Paper>
  );
}

interface SettingGroupsProps {
  tab: SettingsTab;
  form: SettingsForm;
  onSave: (groups: readonly OwnedGroup[]) => void;
}

/** Renders one tab: its groups and their save button. */
export function SettingGroups({ tab, form, onSave }: SettingGroupsProps) {
  const groups = TABS[tab];
  const isChanged = groups.some((group) => form.edits[group] !== undefined);
  const { contact_email } = form.saved.data.general;
  return (
    <>
      <form
        noValidate
        aria-label={SETTINGS_TAB_TEXTS[tab]}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(groups);
        }}
      >
        {form.conflicts
          .filter(({ group }) => groups.includes(group))
          .map((conflict) => (
            <ConflictNotice
              key={conflict.group}
              conflict={conflict}
              onTake={() => form.drop([conflict.group])}
              onKeep={() => form.keepMine(conflict.group)}
            />
          ))}
        {groups.map((group) =>
          group === 'promises' ? (
            <PromiseGroup key={group} form={form} />
          ) : (
            <GroupFields key={group} group={group} form={form} />
          ),
        )}
        <Group justify="flex-end" mb="md">
          {/* Its change also shows the bar, whose button is the prominent one. */}
          <Button type="submit" variant="default" loading={form.isSaving} disabled={!isChanged}>
            {TEXTS.save}
          </Button>
        </Group>
      </form>
      {tab === 'email' && <TestMail address={form.saved.data.email.recipient || contact_email} />}
    </>
  );
}
