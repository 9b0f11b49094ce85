import { describe, expect, it } from 'vitest';
import type { Right } from '#src/kernel/actor.ts';
import type { OwnProfile } from './profile.contract.ts';
import { getCompleteness, getName, getNameParts, getSecurityScore } from './profile.views.ts';

const user = {
  id: 1,
  name: 'Élodie Vernet Faure',
  email: 'elodie@essai.example',
  email_verified: true,
  role: 'admin',
  rights: [] as Right[],
  phone: '',
  address: '',
  is_active: true,
  last_login: null,
  created_at: '',
  updated_at: '',
} as const;

const profile = {
  position: '',
  department: '',
  join_date: '',
  bio: '',
  avatar: '',
  language: 'fr',
  timezone: 'Europe/Paris',
  email_notifications: true,
  sms_notifications: false,
  login_alerts: true,
  session_timeout: null,
};

const own: OwnProfile = {
  user,
  profile,
  reminders: { must_enrol: false, renewal_due: false, strength_due: false },
  pending_email: null,
  two_factor: { enabled: false, enabled_at: null, recovery_codes_left: 0, required: false },
  chosen_at: '',
  renewal_days: 90,
  longest_timeout: 60,
  statistics: { logins: 0, sessions_this_month: 0, actions: 0, last_login: null },
};

describe('profile views', () => {
  it.each([
    ['Élodie Vernet Faure', 'Élodie', 'Vernet Faure'],
    ['Administrateur', 'Administrateur', ''],
    ['', '', ''],
  ])('splits “%s” into “%s” and “%s”, and joins them again', (name, firstName, lastName) => {
    expect(getNameParts(name)).toEqual({ firstName, lastName });
    expect(getName({ firstName, lastName })).toBe(name);
  });

  it('counts filled fields and names the empty ones', () => {
    expect(getCompleteness(own)).toMatchObject({
      percentage: 30,
      missing: expect.arrayContaining(['phone', 'avatar']),
    });
    const full = { position: 'a', department: 'b', join_date: '1998-03-01', bio: 'c', avatar: '/media/x' };
    const known = { ...own, user: { ...user, phone: '04', address: 'x' }, profile: { ...profile, ...full } };
    expect(getCompleteness(known)).toEqual({ percentage: 100, missing: [] });
  });

  describe('getSecurityScore', () => {
    it('adds the points of completed items, up to 100', () => {
      expect(getSecurityScore(own).score).toBe(40);
      const safe: OwnProfile = {
        ...own,
        two_factor: { enabled: true, enabled_at: '', recovery_codes_left: 10, required: false },
        profile: { ...profile, session_timeout: 30 },
      };
      expect(getSecurityScore(safe).score).toBe(100);
      const { items } = getSecurityScore(own);
      expect(items.reduce((sum, { points }) => sum + points, 0)).toBe(100);
    });

    it('decreases for a weak password', () => {
      const weak: OwnProfile = { ...own, reminders: { ...own.reminders, strength_due: true } };
      expect(getSecurityScore(weak).score).toBe(getSecurityScore(own).score - 25);
    });

    it('decreases for an old password and for too few recovery codes', () => {
      const risky: OwnProfile = {
        ...own,
        reminders: { must_enrol: false, renewal_due: true, strength_due: false },
        two_factor: { enabled: true, enabled_at: '', recovery_codes_left: 2, required: false },
      };
      expect(
        getSecurityScore(risky)
          .items.filter(({ isDone }) => !isDone)
          .map(({ key }) => key),
      ).toEqual(['password', 'codes', 'timeout']);
    });
  });
});
