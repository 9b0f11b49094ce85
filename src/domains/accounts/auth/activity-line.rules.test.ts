import { describe, expect, it } from 'vitest';
import { ACT_TEXTS } from '#src/domains/activity/act.texts.ts';
import { ACTIVITY_TEXTS } from '#src/domains/activity/activity.texts.ts';
import { SETTING_TEXTS } from '#src/domains/settings/setting.texts.ts';
import { COMING_TEXTS, PLACE_TEXTS } from './activity.texts.ts';
import { toActivity } from './activity-line.rules.ts';

const words = { acts: ACT_TEXTS, values: ACTIVITY_TEXTS, settings: SETTING_TEXTS };
const TEXTS = { words, comings: COMING_TEXTS, places: PLACE_TEXTS };

const LINE = {
  id: 7,
  at: '2026-11-20T08:00:00.000Z',
  action: 'session.open',
  subject: 'self',
  before: {},
  after: {},
  ip: '192.168.1.4',
  user_agent: 'Firefox/130.0 Linux',
};

describe('toActivity', () => {
  it('includes action, place and device', () => {
    expect(toActivity(LINE, TEXTS)).toEqual({
      id: 7,
      type: 'login',
      description: 'Connexion',
      timestamp: LINE.at,
      location: 'Réseau privé',
      device: 'Firefox, Linux',
      ip: '192.168.1.4',
    });
  });

  it('includes no device where none was stored', () => {
    expect(toActivity({ ...LINE, user_agent: '' }, TEXTS).device).toBe('');
  });
});
