import { describe, expect, it } from 'vitest';
import { NOTIFICATION_EVENTS, NotificationSettings } from './notification-rules.contract.ts';
import { getChannels, idleReason } from './notification-rules.rules.ts';
import { settingsFrom } from './setting.rules.ts';

const options = (changes: object = {}) => NotificationSettings.parse(changes);

const getOn = (event: (typeof NOTIFICATION_EVENTS)[number], changes: object = {}) =>
  Object.entries(getChannels(event, options(changes)))
    .filter(([, isOn]) => isOn)
    .map(([channel]) => channel);

describe('notification rules rules', () => {
  describe('default notification rules', () => {
    it.each([
      ['message', ['bell', 'email', 'desktop', 'push']],
      ['quote', ['bell', 'email', 'desktop', 'push']],
      ['payment', ['bell', 'email', 'desktop', 'push']],
      ['chat', ['bell', 'email', 'desktop', 'push']],
      ['registration', ['bell']],
      ['testimonial', ['bell']],
      ['blog', []],
      ['mail-failure', ['bell']],
      ['site-trouble', ['bell', 'email']],
    ] as const)('sends %s by %j', (event, channels) => {
      expect(getOn(event)).toEqual(channels);
    });

    it('applies the default rules to settings without rules and to events missing from the rules', () => {
      const usual = options().rules;
      expect(settingsFrom({ notifications: { quote_alerts: false } }).notifications.rules).toEqual(usual);
      const rules = { message: { email: false }, unknown: { bell: true } };
      expect(settingsFrom({ notifications: { rules } }).notifications.rules).toEqual({
        ...usual,
        message: { ...usual.message, email: false },
      });
      expect(settingsFrom({ notifications: { rules: 'x' } }).notifications.rules).toEqual(usual);
      expect(Object.keys(usual)).toEqual(NOTIFICATION_EVENTS);
    });
  });

  describe('notification switch', () => {
    it.each([
      ['quote', { quote_alerts: false }, []],
      ['testimonial', { testimonial_alerts: false }, []],
      ['blog', { blog_alerts: true }, ['bell']],
      ['message', { quote_alerts: false, testimonial_alerts: false }, ['bell', 'email', 'desktop', 'push']],
      ['message', { email_notifications: false }, ['bell', 'desktop', 'push']],
      ['quote', { email_notifications: false }, ['bell', 'desktop', 'push']],
    ] as const)('sends %s with %j by %j', (event, changes, channels) => {
      expect(getOn(event, changes)).toEqual(channels);
    });

    it('reports which checkboxes have no effect', () => {
      expect(idleReason('quote', 'push', options({ quote_alerts: false }))).toBe('switch');
      expect(idleReason('chat', 'email', options({ email_notifications: false }))).toBe('mail');
      expect(idleReason('chat', 'desktop', options({ rules: { chat: { bell: false } } }))).toBe('bell');
      expect(idleReason('chat', 'email', options())).toBeUndefined();
    });
  });

  it('sends no email about an email that could not be sent', () => {
    const rules = { 'mail-failure': { email: true } };
    expect(getOn('mail-failure', { rules })).toEqual(['bell']);
    expect(idleReason('mail-failure', 'email', options({ rules }))).toBe('loop');
  });

  it('requires the bell for a screen alert, because the bell stores its text', () => {
    expect(getOn('message', { rules: { message: { bell: false } } })).toEqual(['email', 'push']);
  });
});
