import { z } from 'zod';

/** Events, in the order of the settings screen. */
export const NOTIFICATION_EVENTS = [
  'message',
  'quote',
  'payment',
  'chat',
  'registration',
  'testimonial',
  'blog',
  'mail-failure',
  'site-trouble',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** Channels: the bell's list, an email to the company, an alert on the open screen, a push to closed devices. */
export const NOTIFICATION_CHANNELS = ['bell', 'email', 'desktop', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

const channels = (...on: NotificationChannel[]) => {
  const channel = (name: NotificationChannel) => z.boolean().default(on.includes(name));
  return z
    .object({ bell: channel('bell'), email: channel('email'), desktop: channel('desktop'), push: channel('push') })
    .prefault({});
};
const urgent = channels('bell', 'email', 'desktop', 'push');
const quiet = channels('bell');
const mailed = channels('bell', 'email');

/** Channels of each event; a missing event or channel has its default. */
export const NotificationRules = z
  .object({
    message: urgent,
    quote: urgent,
    payment: urgent,
    chat: urgent,
    registration: quiet,
    testimonial: quiet,
    blog: quiet,
    'mail-failure': quiet,
    'site-trouble': mailed,
  } satisfies Record<NotificationEvent, z.ZodType>)
  .prefault({});
export type NotificationRules = z.infer<typeof NotificationRules>;

export const NotificationSettings = z.object({
  /** When off, no email is sent, whatever the rules contain. */
  email_notifications: z.boolean().default(true),
  sms_notifications: z.boolean().default(false),
  /** When off, that event is sent by no channel. */
  quote_alerts: z.boolean().default(true),
  testimonial_alerts: z.boolean().default(true),
  blog_alerts: z.boolean().default(false),
  rules: NotificationRules,
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;
