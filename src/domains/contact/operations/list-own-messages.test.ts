import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { anOwnMessage, aVerifiedCustomer } from '../own-message.fixture.server.ts';
import { listOwnMessages } from './list-own-messages.server.ts';
import { sendMessage } from './send-message.server.ts';

useDatabase();

const EMAIL = 'anne@essai.example';
const getSubjects = async (account: Parameters<typeof asAccount>[0]) =>
  (await listOwnMessages(asAccount(account), {})).map(({ subject }) => subject);

describe('listOwnMessages', () => {
  it('lists messages written while signed in, also by the public form, newest first', async () => {
    const account = await anAccount({ email: EMAIL });
    await anOwnMessage(account, 'Un');
    const form = { name: 'Anne', email: 'autre@essai.example', subject: 'Deux', message: 'Bonjour' };
    await sendMessage(asAccount(account), form);
    expect(await getSubjects(account)).toEqual(['Deux', 'Un']);
  });

  it('lists messages sent under the address only once it is verified', async () => {
    await aMessage({ email: EMAIL, subject: 'Avant' });
    expect(await getSubjects(await anAccount({ email: 'autre@essai.example' }))).toEqual([]);
    const account = await aVerifiedCustomer(EMAIL);
    await aMessage({ email: EMAIL, subject: 'Après' });
    expect(await getSubjects(account)).toEqual(['Après', 'Avant']);
  });

  it('hides messages that others sent under an unverified address', async () => {
    await aMessage({ email: EMAIL });
    expect(await getSubjects(await anAccount({ email: EMAIL }))).toEqual([]);
  });

  it('hides probable spam under the address', async () => {
    const account = await aVerifiedCustomer(EMAIL);
    const spam = { name: 'X', email: EMAIL, subject: 'Gagnez', message: 'Bonjour', website: 'https://spam.example' };
    await sendMessage({ ...asVisitor(), clientAddress: '198.51.100.200' }, spam);
    expect(await getSubjects(account)).toEqual([]);
  });

  it('returns only the fields that the sender may see', async () => {
    const account = await anAccount({ email: EMAIL });
    await anOwnMessage(account);
    const [message] = await listOwnMessages(asAccount(account), {});
    expect(message).toMatchObject({ status: 'unread', statusText: 'Non lu', admin_response: null, in_reply_to: null });
    expect(message).not.toHaveProperty('is_quarantined');
    await expect(listOwnMessages(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
