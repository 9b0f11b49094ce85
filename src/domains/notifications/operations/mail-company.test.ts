import { afterEach, expect, it } from 'vitest';
import { saveProfile } from '#src/domains/accounts/users/operations/save-profile.server.ts';
import { anAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedLetters } from '#tests/support/emails.ts';
import { mailCompany } from './mail-company.server.ts';

useDatabase();

afterEach(() => freezeClock());

const system = systemContext('test');
const NEWS = { title: 'Paiement reçu', message: '12 € de Ada', link: '/admin/payments?view=3', topic: null };
const aCompany = (contact_email: string) => saveSettings(system, { group: 'general', values: { contact_email } });

it('writes the news as it stands, with the way to its screen', async () => {
  await aCompany('contact@toit.example');
  await mailCompany(system, NEWS);
  const [letter, ...others] = await queuedLetters();
  expect([letter?.to, letter?.subject, others]).toEqual(['contact@toit.example', 'Paiement reçu : 12 € de Ada', []]);
  expect(letter?.text).toContain('12 € de Ada');
  expect(letter?.text).toContain('/admin/payments?view=3');
});

it('sends the letter that the news brings, once, and not the plain one', async () => {
  await saveSettings(system, { group: 'email', values: { recipient: 'interne@toit.example' } });
  const letter = { subject: 'Nouveau message : Gouttière', replyTo: 'ada@essai.example', text: 'Bonjour', html: '<p>' };
  await mailCompany(system, { ...NEWS, letter });
  expect(await queuedLetters()).toMatchObject([{ to: 'interne@toit.example', ...letter }]);
});

it('goes to the administrators while the company has no address, but to none who said no', async () => {
  const [first, second] = [await anAccount({ role: 'admin' }), await anAccount({ role: 'admin' })];
  await saveProfile(system, { id: second.id, change: { email_notifications: false } });
  await mailCompany(system, NEWS);
  expect((await queuedLetters()).map(({ to }) => to)).toEqual([first.email]);
});

it('of one and the same thing there is one letter in ten minutes', async () => {
  await anAccount({ role: 'admin' });
  freezeClock('2026-11-20T08:00:00.000Z');
  const news = { ...NEWS, topic: 'chat:7' };
  for (const _ of [1, 2, 3]) await mailCompany(system, news);
  await mailCompany(system, { ...news, topic: 'chat:8' });
  expect(await queuedLetters()).toHaveLength(2);
  freezeClock('2026-11-20T08:10:00.000Z');
  await mailCompany(system, news);
  expect(await queuedLetters()).toHaveLength(3);
});

it('is the house’s own work', async () => {
  await expect(mailCompany(await asAdmin(), NEWS)).rejects.toMatchObject({ code: 'forbidden' });
});
