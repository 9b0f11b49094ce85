import { Checkbox, Input, Text, VisuallyHidden } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
  type NotificationChannel,
  type NotificationEvent,
  type NotificationRules,
  type NotificationSettings,
} from '../notification-rules.contract.ts';
import { type Idle, idleReason } from '../notification-rules.rules.ts';
import { SETTING_TEXTS } from '../setting.texts.ts';
import { SETTINGS_SCREEN_TEXTS } from '../settings-screen.texts.ts';
import classes from './notification-rules-field.module.css';

const { rules: TEXTS } = SETTINGS_SCREEN_TEXTS;
const { events: EVENTS } = SETTING_TEXTS.rules;

interface TickProps {
  event: NotificationEvent;
  channel: NotificationChannel;
  isOn: boolean;
  idle: Idle;
  onChange: (isOn: boolean) => void;
}

/** Checkbox of one channel of one event; enabled while it has no effect, except if it never can have one. */
function Tick({ event, channel, isOn, idle, onChange }: TickProps) {
  const name = fill(TEXTS.tick, { event: EVENTS[event], channel: TEXTS.channels[channel] });
  const why = idle === undefined ? undefined : TEXTS.idle[idle];
  return (
    <td data-idle={idle} title={why}>
      <Checkbox
        label={<span className={classes.channel}>{TEXTS.channels[channel]}</span>}
        aria-label={why === undefined ? name : fill(TEXTS.idleTick, { name, why })}
        checked={isOn && idle !== 'loop'}
        disabled={idle === 'loop'}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </td>
  );
}

interface NotificationRulesFieldProps {
  /** Unsaved values of the group: its switches can disable checkboxes. */
  overrides: NotificationSettings;
  error: string | undefined;
  onChange: (rules: NotificationRules) => void;
}

/** Shows events in rows and channels in columns; on a phone, one card per event. */
export function NotificationRulesField({ overrides: options, error, onChange }: NotificationRulesFieldProps) {
  const { rules } = options;
  const isMailOff = !options.email_notifications;
  return (
    <Input.Wrapper
      label={SETTING_TEXTS.fields.notifications.rules}
      labelElement="div"
      description={TEXTS.hint}
      error={error}
    >
      <Text size="sm" fw={600} role="status">
        {isMailOff && TEXTS.mailOff}
      </Text>
      <table className={classes.rules}>
        <caption>
          <VisuallyHidden>{SETTING_TEXTS.fields.notifications.rules}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{TEXTS.event}</th>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {TEXTS.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTIFICATION_EVENTS.map((event) => (
            <tr key={event}>
              <th scope="row">
                {EVENTS[event]}
                {idleReason(event, 'bell', options) === 'switch' && (
                  <Text span display="block" size="xs" c="dimmed">
                    {TEXTS.silenced}
                  </Text>
                )}
              </th>
              {NOTIFICATION_CHANNELS.map((channel) => (
                <Tick
                  key={channel}
                  event={event}
                  channel={channel}
                  isOn={rules[event][channel]}
                  idle={idleReason(event, channel, options)}
                  onChange={(isOn) => onChange({ ...rules, [event]: { ...rules[event], [channel]: isOn } })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Input.Wrapper>
  );
}
