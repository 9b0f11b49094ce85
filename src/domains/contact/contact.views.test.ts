import { describe, expect, it } from 'vitest';
import { getExchanges } from './contact.views.ts';
import type { OwnMessage } from './own-message.contract.ts';

const message = (id: number, fields: Partial<OwnMessage> = {}): OwnMessage => ({
  id,
  name: 'Anne',
  email: 'anne@essai.example',
  phone: '',
  subject: `Sujet ${id}`,
  message: 'Bonjour',
  status: 'unread',
  statusText: 'Non lu',
  admin_response: null,
  replied_at: null,
  quote_id: null,
  in_reply_to: null,
  created_at: `2026-11-0${id}T08:00:00.000Z`,
  ...fields,
});

describe('own message views', () => {
  it('groups answers with their message, oldest first, and sorts the latest active exchange first', () => {
    const exchanges = getExchanges([message(4, { in_reply_to: 1 }), message(3), message(2), message(1)]);
    expect(exchanges.map(({ id, messages }) => [id, messages.map((one) => one.id)])).toEqual([
      [1, [1, 4]],
      [3, [3]],
      [2, [2]],
    ]);
    expect(exchanges[0]?.subject).toBe('Sujet 1');
  });

  it('counts a company answer as activity', () => {
    const answered = message(1, { admin_response: 'Oui', replied_at: '2026-11-09T08:00:00.000Z' });
    expect(getExchanges([message(2), answered]).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('groups answers even when their original message is deleted', () => {
    expect(getExchanges([message(5, { in_reply_to: 1 }), message(4, { in_reply_to: 1 })])).toMatchObject([
      { id: 1, subject: 'Sujet 4', messages: [{ id: 4 }, { id: 5 }] },
    ]);
  });
});
