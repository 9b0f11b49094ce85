import { NativeSelect, Stack, Switch } from '@mantine/core';
import { SESSION_TIMEOUT_MINUTES } from '#src/domains/settings/setting.contract.ts';
import { fill } from '#src/kernel/text.ts';
import { PROFILE_TEXTS as TEXTS } from '../../profile.texts.ts';
import { Card } from './card.tsx';
import type { TabProps } from './tab-props.ts';
import { usePreference } from './use-preference.ts';

const SWITCHES = [
  ['email_notifications', TEXTS.emailNotifications, TEXTS.emailHint],
  ['sms_notifications', TEXTS.smsNotifications, TEXTS.smsHint],
  ['login_alerts', TEXTS.loginAlerts, TEXTS.loginAlertsHint],
] as const;

/** Notification preferences and the idle limit of a session; each change is stored immediately. */
export function PreferencesCard({ own: { profile, longest_timeout }, reload }: TabProps) {
  const { isBusy, requested: request } = usePreference(reload);
  const choices = SESSION_TIMEOUT_MINUTES.filter((minutes) => minutes < longest_timeout);
  const own = choices.find((minutes) => minutes === profile.session_timeout);
  return (
    <Card id="preferences" title={TEXTS.options}>
      <Stack>
        {SWITCHES.map(([name, label, description]) => (
          <Switch
            key={name}
            label={label}
            description={description}
            checked={profile[name]}
            disabled={isBusy}
            onChange={({ currentTarget }) => request({ [name]: currentTarget.checked })}
          />
        ))}
        <NativeSelect
          label={TEXTS.timeout}
          description={fill(TEXTS.timeoutHint, { minutes: longest_timeout })}
          maw={420}
          value={own ?? ''}
          disabled={isBusy}
          data={[
            { value: '', label: fill(TEXTS.timeoutDefault, { minutes: longest_timeout }) },
            ...choices.map((minutes) => ({ value: String(minutes), label: fill(TEXTS.timeoutChoice, { minutes }) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            request({ session_timeout: choices.find((minutes) => String(minutes) === value) ?? null })
          }
        />
      </Stack>
    </Card>
  );
}
