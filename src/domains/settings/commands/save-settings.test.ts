import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readSettings } from '../setting.internal.server.ts';
import { upsertSettings } from '../setting.store.server.ts';
import { saveSettings } from './save-settings.server.ts';

useDatabase();

const rows = () => db().selectFrom('settings').select(['grp', 'name', 'value']).orderBy('name').execute();

describe('saveSettings', () => {
  describe('saveSettings', () => {
    it('stores the given fields and leaves the others at their defaults', async () => {
      const admin = await asAdmin();
      await saveSettings(admin, { group: 'security', values: { login_attempts: 3 } });
      expect(await rows()).toEqual([{ grp: 'security', name: 'login_attempts', value: '3' }]);
    });

    it('replaces only the given fields on a second save', async () => {
      const admin = await asAdmin();
      await saveSettings(admin, { group: 'general', values: { site_name: 'A', address: '1 rue du Toit' } });
      await saveSettings(admin, { group: 'general', values: { site_name: ' B ' } });
      expect((await rows()).map((row) => [row.name, row.value])).toEqual([
        ['address', '"1 rue du Toit"'],
        ['site_name', '"B"'],
      ]);
    });

    it('changes nothing for an empty input', async () => {
      for (const values of [{}, JSON.parse('{"__proto__":{"site_name":"x"}}')]) {
        const saved = await saveSettings(await asAdmin(), { group: 'general', values });
        expect(saved).toEqual({ group: 'general', updated_at: '', before: {}, after: {} });
      }
      expect([await rows(), 'site_name' in {}]).toEqual([[], false]);
    });

    it('writes an audit entry with the changes, and none without a change', async () => {
      const admin = await asAdmin();
      const values = { session_timeout: 15, login_attempts: 5 };
      await saveSettings(admin, { group: 'security', values });
      await saveSettings(admin, { group: 'security', values });
      expect(await db().selectFrom('audit_log').select(['action', 'subject', 'before', 'after']).execute()).toEqual([
        {
          action: 'settings.save',
          subject: 'settings:security',
          before: '{"session_timeout":30}',
          after: '{"session_timeout":15}',
        },
      ]);
    });
  });

  describe('promises', () => {
    afterEach(() => freezeClock());

    it('dates a declaration by the server, and keeps the day while the value stays', async () => {
      const years = { source: 'declared', value: 12, declared_on: '1999-01-01' };
      freezeClock('2026-11-24T23:30:00.000Z');
      await saveSettings(await asAdmin(), { group: 'promises', values: { years } });
      freezeClock('2026-12-01T10:00:00.000Z');
      const rating = { source: 'declared', value: 4.7 };
      await saveSettings(await asAdmin(), { group: 'promises', values: { years, rating } });
      const { promises } = await readSettings();
      expect(promises.years).toEqual({ source: 'declared', value: 12, declared_on: '2026-11-25' });
      expect(promises.rating.declared_on).toBe('2026-12-01');
    });
  });

  describe('refused save', () => {
    it.each([
      ['security', { session_timeout: 17 }, 'session_timeout'],
      ['security', { login_attempts: '5' }, 'login_attempts'],
      ['appearance', { primary_color: 'red;}' }, 'primary_color'],
      ['social', { facebook: 'javascript:alert(1)' }, 'facebook'],
      ['social', { linkedin: 'http://linkedin.example' }, 'linkedin'],
      ['general', { contact_email: 'x' }, 'contact_email'],
      ['promises', { rating: { source: 'declared', value: 6 } }, 'rating.value'],
      ['promises', { clients: { source: 'declared', value: null } }, 'clients'],
      ['promises', { years: { source: 'computed' } }, 'years.source'],
      ['general', { smtp_password: 'x' }, 'body'],
      ['general', { constructor: 'x' }, 'body'],
    ] as const)(
      'rejects an invalid value in %s %j, names its field and stores nothing',
      async (group, values, field) => {
        const refused = saveSettings(await asAdmin(), { group, values });
        await expect(refused).rejects.toMatchObject({ status: 422, fields: { [field]: [expect.any(String)] } });
        expect(await rows()).toEqual([]);
      },
    );

    it('stores none of the valid fields when another field is invalid', async () => {
      const values = { site_name: 'Toit', contact_email: 'x' };
      await expect(saveSettings(await asAdmin(), { group: 'general', values })).rejects.toMatchObject({ status: 422 });
      expect(await rows()).toEqual([]);
    });

    it.each([
      [{ siret: '7328293200007' }, 'siret', 'Le SIRET compte 14 chiffres : il en manque un.'],
      [
        { siret: '73282932000074', vat_number: 'FR11 123456782' },
        'vat_number',
        'Le numéro de TVA contient le SIREN 123 456 782, mais le SIRET commence par 732 829 320 : ils doivent être identiques.',
      ],
    ])('rejects the company data %j with the reason at its field', async (values, field, reason) => {
      const refused = saveSettings(await asAdmin(), { group: 'company', values });
      await expect(refused).rejects.toMatchObject({ status: 422, fields: { [field]: [reason] } });
      expect(await rows()).toEqual([]);
    });

    it('stores company numbers in one form, and other fields beside an invalid number stored earlier', async () => {
      const admin = await asAdmin();
      await saveSettings(admin, { group: 'company', values: { siret: '732.829.320.00074' } });
      await upsertSettings('company', { iban: 'FR14' });
      await saveSettings(admin, { group: 'company', values: { city: 'Crest', iban: 'FR14' } });
      expect((await rows()).map((row) => [row.name, row.value])).toEqual([
        ['city', '"Crest"'],
        ['iban', '"FR14"'],
        ['siret', '"732 829 320 00074"'],
      ]);
    });

    it.each(['smtp', '__proto__', 'toString', ''])('rejects the unknown group “%s”', async (group) => {
      const refused = saveSettings(await asAdmin(), { group: group as 'general', values: {} });
      await expect(refused).rejects.toMatchObject({ code: 'invalid' });
    });
  });

  it('allows only administrators', async () => {
    const input = { group: 'general', values: { site_name: 'x' } } as const;
    await expect(saveSettings(asVisitor(), input)).rejects.toMatchObject({ code: 'unauthenticated' });
    for (const role of ['user', 'manager'] as const) {
      await expect(saveSettings(asAccount(await anAccount({ role })), input)).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
  });
});
