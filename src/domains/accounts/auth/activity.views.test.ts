import { describe, expect, it } from 'vitest';
import { ACT_TEXTS } from '#src/domains/activity/act.texts.ts';
import { ACTIVITY_TEXTS } from '#src/domains/activity/activity.texts.ts';
import { SETTING_TEXTS } from '#src/domains/settings/setting.texts.ts';
import { COMING_TEXTS, PLACE_TEXTS } from './activity.texts.ts';
import { activityDescription, getPlace, toActivity } from './activity.views.ts';

const WORDS = { acts: ACT_TEXTS, values: ACTIVITY_TEXTS, settings: SETTING_TEXTS };

describe('activityDescription and getPlace', () => {
  it.each([
    ['session.refuse', 'user:3', {}, 'Tentative de connexion refusée'],
    ['two-factor.enable', 'self', {}, 'A activé sa double authentification'],
    ['user.change', 'user:12', { name: 'Zoé' }, 'A modifié le compte « Zoé »'],
    ['moon.land', 'moon:1', {}, 'A fait « moon.land » sur moon:1'],
  ])('describes %s of %s as a sentence', (action, subject, after, sentence) => {
    expect(activityDescription({ action, subject, before: {}, after }, WORDS, COMING_TEXTS)).toBe(sentence);
  });

  it.each([
    ['', 'Lieu inconnu'],
    ['127.0.0.1', 'Ordinateur du serveur'],
    ['::1', 'Ordinateur du serveur'],
    ['192.168.1.4', 'Réseau privé'],
    ['172.20.0.3', 'Réseau privé'],
    ['::ffff:10.0.0.2', 'Réseau privé'],
    ['fd12::1', 'Réseau privé'],
    ['172.32.0.3', 'Internet'],
    ['203.0.113.7', 'Internet'],
    ['2001:db8::1', 'Internet'],
  ])('places the IP address %s in “%s”', (ip, place) => {
    expect(PLACE_TEXTS[getPlace(ip)]).toBe(place);
  });
});

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
