import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationEvent,
  type NotificationSettings,
} from './notification-rules.contract.ts';

/** Which switch of the settings silences an event on every channel. */
const SWITCHES = { quote: 'quote_alerts', testimonial: 'testimonial_alerts', blog: 'blog_alerts' } as const;

/** Why a channel stays silent for an event, whatever its own tick says. */
export type Idle = 'switch' | 'mail' | 'loop' | 'bell' | undefined;

/** What makes a tick idle: its event's switch, the switch of all letters, a letter about letters, no row to alert of. */
export function idleReason(event: NotificationEvent, channel: NotificationChannel, wishes: NotificationSettings): Idle {
  if (event in SWITCHES && !wishes[SWITCHES[event as keyof typeof SWITCHES]]) return 'switch';
  if (channel === 'email' && event === 'mail-failure') return 'loop';
  if (channel === 'email' && !wishes.email_notifications) return 'mail';
  if (channel === 'desktop' && !wishes.rules[event].bell) return 'bell';
  return undefined;
}

/** By which channels an event goes out. */
export function channelsOf(
  event: NotificationEvent,
  wishes: NotificationSettings,
): Record<NotificationChannel, boolean> {
  const isOn = (channel: NotificationChannel): boolean =>
    wishes.rules[event][channel] && idleReason(event, channel, wishes) === undefined;
  return { bell: isOn('bell'), email: isOn('email'), desktop: isOn('desktop'), push: isOn('push') };
}

interface Words {
  events: Record<NotificationEvent, string>;
  channels: Record<NotificationChannel, string>;
  none: string;
}

/** The rules as people say them, a line for each event. */
export function rulesInWords(rules: NotificationSettings['rules'], { events, channels, none }: Words): string {
  const lines = (Object.keys(rules) as NotificationEvent[]).map((event) => {
    const on = NOTIFICATION_CHANNELS.filter((channel) => rules[event][channel]).map((channel) => channels[channel]);
    return `${events[event]} : ${on.join(', ') || none}`;
  });
  return lines.join('\n');
}
