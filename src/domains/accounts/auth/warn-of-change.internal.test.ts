import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { operatorContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { SECURITY_CHANGES } from './auth.contract.ts';
import { warnOfChange } from './warning.internal.server.ts';

useDatabase();

describe('warnOfChange', () => {
  it('sends one email to the user and to each other active administrator', async () => {
    const [owner, admin] = [await anAccount({ role: 'admin', name: 'Ada' }), await anAccount({ role: 'admin' })];
    const customer = await anAccount({ name: 'Camille' });
    const own = await warnOfChange({ change: 'password', user: admin, by: asAccount(admin) });
    expect(own.to).toEqual([admin.email, owner.email]);
    const byOther = await warnOfChange({ change: 'removed', user: customer, by: asAccount(owner) });
    expect(byOther.to).toEqual([customer.email, owner.email, admin.email]);
    const emails = await queuedEmails();
    expect(emails.map(({ to }) => to)).toEqual([...own.to, ...byOther.to]);
    expect(emails[1]?.text).toContain(`Le mot de passe du compte de ${admin.name} (${admin.email})`);
    expect(emails[2]?.text).toContain('Par Ada, le');
    expect(emails[0]?.text).not.toContain('Par ');
  });

  it('names the operator of the server, who has neither address nor device', async () => {
    const admin = await anAccount({ role: 'admin' });
    await warnOfChange({ change: 'password', user: admin, by: operatorContext('lea') });
    const [emailContent] = await queuedEmails();
    expect(emailContent?.text).toMatch(/Par l’exploitant du serveur \(lea\), le .*\(heure de Paris\)\./);
  });

  it('sends an email only to a customer who changed their own account or used an emailed link', async () => {
    await anAccount({ role: 'admin' });
    const customer = await anAccount({ name: 'Un nom tapé' });
    for (const by of [asAccount(customer), asVisitor()]) {
      expect((await warnOfChange({ change: 'password', user: customer, by })).to).toEqual([customer.email]);
    }
    const [emailContent] = await queuedEmails();
    expect(emailContent?.text).toContain('/mot-de-passe-oublie');
    // The address is not verified: the email repeats no typed text.
    expect(emailContent?.text).not.toContain('Un nom tapé');
  });

  it.each(SECURITY_CHANGES)('describes %s in one complete French sentence', async (change) => {
    const user = await anAccount({ role: 'manager' });
    await anAccount({ role: 'admin' });
    await warnOfChange({ change, user, by: asVisitor(), detail: 'DETAIL' });
    for (const { subject, text } of await queuedEmails()) {
      expect([subject, text].join()).not.toMatch(/[{}]|undefined/);
    }
  });
});
