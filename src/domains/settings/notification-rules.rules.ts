import type { NotificationChannel, NotificationEvent, NotificationSettings } from './notification-rules.contract.ts';

/** Setting that turns an event off on every channel. */
const SWITCHES = { quote: 'quote_alerts', testimonial: 'testimonial_alerts', blog: 'blog_alerts' } as const;

/** Reason why a channel stays off for an event although its checkbox is on. */
export type Idle = 'switch' | 'mail' | 'loop' | 'bell' | undefined;

/** Returns why a checkbox has no effect: event off, email off, an email about emails, or no bell entry to show. */
export function idleReason(
  event: NotificationEvent,
  channel: NotificationChannel,
  options: NotificationSettings,
): Idle {
  if (event in SWITCHES && !options[SWITCHES[event as keyof typeof SWITCHES]]) return 'switch';
  if (channel === 'email' && event === 'mail-failure') return 'loop';
  if (channel === 'email' && !options.email_notifications) return 'mail';
  if (channel === 'desktop' && !options.rules[event].bell) return 'bell';
  return undefined;
}

/** Returns the channels that an event is sent by. */
export function getChannels(
  event: NotificationEvent,
  overrides: NotificationSettings,
): Record<NotificationChannel, boolean> {
  const isOn = (channel: NotificationChannel): boolean =>
    overrides.rules[event][channel] && idleReason(event, channel, overrides) === undefined;
  return { bell: isOn('bell'), email: isOn('email'), desktop: isOn('desktop'), push: isOn('push') };
}
