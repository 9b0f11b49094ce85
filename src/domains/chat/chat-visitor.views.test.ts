import { describe, expect, it, test } from 'vitest';
import { CHAT_MESSAGE_MAX, CHAT_PHOTO_MAX_BYTES, type ChatMessage, type ChatStatus } from './chat.contract.ts';
import {
  charactersLeft,
  contactQuestion,
  dayLabel,
  getDays,
  isSendable,
  lastSeenId,
  looksLikeEmail,
  MESSAGE_MAX,
  mergeMessages,
  resumeToken,
  statusSentence,
  timeLabel,
} from './chat-visitor.views.ts';
import { PHOTO_MAX_BYTES } from './ui/unsent.ts';

const sent = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  session_id: 's',
  sender_type: 'user',
  sender_name: '',
  sender_email: '',
  message: `m${id}`,
  photo: null,
  client_key: null,
  created_at: '2026-11-20T10:00:00.000Z',
  read_at: null,
  mailed_at: null,
  ...more,
});
const toIds = (messages: ChatMessage[]): number[] => messages.map(({ id }) => id);

describe('chat visitor views', () => {
  test('uses the same limits as the contract', () => {
    expect([MESSAGE_MAX, PHOTO_MAX_BYTES]).toEqual([CHAT_MESSAGE_MAX, CHAT_PHOTO_MAX_BYTES]);
  });

  describe('mergeMessages', () => {
    it.each([
      ['a first reading', [], [sent(1), sent(2)], [1, 2]],
      ['one that came twice', [sent(1), sent(2)], [sent(2)], [1, 2]],
      ['older ones come in front', [sent(5)], [sent(3), sent(4)], [3, 4, 5]],
      ['an answer before one’s own', [sent(1), sent(3)], [sent(2)], [1, 2, 3]],
    ])('merges messages in server order: %s', (_case, known, fresh, ids) => {
      expect(toIds(mergeMessages(known, fresh))).toEqual(ids);
    });

    it('takes the newer read state', () => {
      const [merged] = mergeMessages([sent(1)], [sent(1, { read_at: '2026-11-20T10:01:00.000Z' })]);
      expect(merged?.read_at).toBe('2026-11-20T10:01:00.000Z');
    });
  });

  describe('day labels', () => {
    const texts = { today: 'Aujourd’hui', yesterday: 'Hier' };
    const now = new Date('2026-11-20T08:00:00.000Z');
    it.each([
      ['2026-11-19T23:01:00.000Z', 'Aujourd’hui'],
      ['2026-11-19T22:59:00.000Z', 'Hier'],
      ['2026-11-17T12:00:00.000Z', 'mardi 17 novembre'],
      ['2025-12-31T12:00:00.000Z', 'mercredi 31 décembre 2025'],
    ])('labels the day of %s', (at, label) => expect(dayLabel(at, now, texts)).toBe(label));

    it('shows times in the Paris time zone', () => expect(timeLabel('2026-07-20T22:05:00.000Z')).toBe('00:05'));

    it('groups messages by day, split at midnight in Paris', () => {
      const evening = '2026-11-19T22:59:00.000Z';
      const morning = '2026-11-19T23:01:00.000Z';
      const days = getDays([
        sent(1, { created_at: evening }),
        sent(2, { created_at: morning }),
        sent(3, { created_at: morning }),
      ]);
      expect(days.map(({ day, messages }) => [day, toIds(messages)])).toEqual([
        ['2026-11-19', [1]],
        ['2026-11-20', [2, 3]],
      ]);
    });
  });

  it('marks the newest own message that was read', () => {
    const at = '2026-11-20T10:01:00.000Z';
    expect(lastSeenId([sent(1, { read_at: at }), sent(2, { read_at: at }), sent(3)])).toBe(2);
    expect(lastSeenId([sent(1, { sender_type: 'admin', read_at: at })])).toBeUndefined();
  });

  describe('message field', () => {
    it.each([
      ['', false, false],
      ['  \n ', false, false],
      [' ', true, true],
      ['Bonjour', false, true],
      ['x'.repeat(5_000), false, true],
      ['x'.repeat(5_001), false, false],
    ])('checks in case %# whether the message can be sent', (text, hasPhoto, sendable) => {
      expect(isSendable(text, hasPhoto)).toBe(sendable);
    });

    it.each([
      [4_799, undefined],
      [4_800, 200],
      [5_010, -10],
    ])('counts, at a length of %i, the characters left near the limit', (length, left) => {
      expect(charactersLeft('x'.repeat(length))).toBe(left);
    });
  });

  describe('status line', () => {
    const status: ChatStatus = {
      is_enabled: true,
      is_online: true,
      is_open: true,
      company: 'C',
      greeting: 'G',
      away: 'Réponse demain.',
    };
    const texts = { online: 'En ligne', unknown: 'Discussion' };
    it.each([
      [undefined, 'Discussion'],
      [status, 'En ligne'],
      [{ ...status, is_online: false }, 'Réponse demain.'],
    ])('returns the status sentence of case %#', (input, sentence) => {
      expect(statusSentence(input, texts)).toBe(sentence);
    });
  });

  describe('request for an email address', () => {
    const asked = { email: '', isSkipped: false, isSignedIn: false, hasWritten: true, isOnline: false };
    it.each([
      ['insists when nobody is there', {}, 'card'],
      ['is put in passing when somebody is', { isOnline: true }, 'line'],
      ['waits for the first message', { hasWritten: false }, null],
      ['is not put twice', { email: 'e@exemple.fr' }, null],
      ['takes no for an answer', { isSkipped: true }, null],
      ['spares who is signed in', { isSignedIn: true }, null],
    ])('decides whether and how to ask for an email address: %s', (_case, changes, question) => {
      expect(contactQuestion({ ...asked, ...changes })).toBe(question);
    });

    it.each([
      ['nom@exemple.fr', true],
      [' nom@exemple.fr ', true],
      ['nom@exemple', false],
      ['nom', false],
    ])('checks %s as an email address: %s', (text, taken) => {
      expect(looksLikeEmail(text)).toBe(taken);
    });
  });

  it.each([
    ['#reprise=abc-DEF_1', 'abc-DEF_1'],
    ['#reprise=', undefined],
    ['#contenu', undefined],
    ['', undefined],
  ])('reads from the link %s the token %s', (hash, token) => {
    expect(resumeToken(hash)).toBe(token);
  });
});
