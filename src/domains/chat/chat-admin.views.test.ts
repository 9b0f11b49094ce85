import { describe, expect, it } from 'vitest';
import { type ChatMessage, MESSAGES_PER_READ } from './chat.contract.ts';
import {
  adjoins,
  cannedQuery,
  filledReply,
  firstUnread,
  getCursor,
  lastReadByVisitor,
  matchingReplies,
  openedStretch,
  STRETCH_MAX,
  toBubbles,
  visibleMessages,
  withNewer,
  withOlder,
} from './chat-admin.views.ts';

const aMessage = (id: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  session_id: 'a',
  sender_type: 'user',
  sender_name: 'Élodie',
  sender_email: '',
  message: `n° ${id}`,
  photo: null,
  client_key: null,
  created_at: '2026-11-20T10:00:00.000Z',
  read_at: null,
  mailed_at: null,
  ...change,
});

const range = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: to - from + 1 }, (_, index) => aMessage(from + index));

const toIds = (messages: ChatMessage[]): number[] => messages.map(({ id }) => id);

const ours = (id: number, read_at: string | null): ChatMessage => aMessage(id, { sender_type: 'admin', read_at });

const SEEN = '2026-11-20T11:00:00.000Z';

describe('chat admin views', () => {
  describe('loaded window of a conversation', () => {
    it('covers the whole conversation when it is shorter than one page', () => {
      expect(openedStretch(range(1, 3))).toMatchObject({ hasOlder: false, hasNewer: false });
      expect(openedStretch(range(1, MESSAGES_PER_READ)).hasOlder).toBe(true);
    });

    it('grows backwards until no older messages arrive', () => {
      const opened = openedStretch(range(51, 100));
      const grown = withOlder(opened, range(1, 50));
      expect([toIds(grown.messages).slice(0, 2), grown.messages.length, grown.hasOlder]).toEqual([[1, 2], 100, true]);
      expect(withOlder(grown, []).hasOlder).toBe(false);
    });

    it('holds each message once, in order, in its latest version', () => {
      const opened = openedStretch([ours(4, null), aMessage(5)]);
      const notification = withNewer(opened, [ours(4, SEEN), aMessage(7), aMessage(6)]);
      expect(toIds(notification.messages)).toEqual([4, 5, 6, 7]);
      expect(notification.messages[0]?.read_at).toBe(SEEN);
    });

    it('accepts only adjacent messages', () => {
      const opened = openedStretch(range(51, 100));
      const fits = [{ before: 51 }, { after: 100 }, {}].map((reach) => adjoins(opened, reach));
      const gaps = [{ before: 20 }, { before: 52 }, { after: 30 }, { after: 99 }].map((reach) =>
        adjoins(opened, reach),
      );
      expect([fits, gaps]).toEqual([fits.map(() => true), gaps.map(() => false)]);
    });

    it('drops the far end above the maximum length and records that it is missing', () => {
      const long = { messages: range(101, 100 + STRETCH_MAX), hasOlder: true, hasNewer: false };
      const up = withOlder(long, range(51, 100));
      expect([up.messages.length, up.messages[0]?.id, up.hasNewer]).toEqual([STRETCH_MAX, 51, true]);
      const down = withNewer({ ...long, hasOlder: false }, range(101 + STRETCH_MAX, 110 + STRETCH_MAX));
      expect([down.messages.length, down.messages.at(-1)?.id, down.hasOlder]).toEqual([
        STRETCH_MAX,
        110 + STRETCH_MAX,
        true,
      ]);
    });

    it.each([
      ['nothing', [], 0],
      ['all that was read', [aMessage(3), ours(4, SEEN)], 4],
      ['ours that waits to be read', [ours(3, null), aMessage(4)], 2],
    ])('polls again after %s', (_what, messages, expected) => {
      expect(getCursor(openedStretch(messages))).toBe(expected);
    });

    it('shows messages sent from this device until they are read back', () => {
      const stretch = openedStretch([aMessage(3), ours(5, SEEN)]);
      const view = visibleMessages(stretch, [ours(5, null), ours(6, null), { ...ours(7, null), session_id: 'b' }], 'a');
      expect(view.map(({ id, read_at }) => [id, read_at])).toEqual([
        [3, null],
        [5, SEEN],
        [6, null],
      ]);
      expect(toIds(visibleMessages({ ...stretch, hasNewer: true }, [ours(6, null)], 'a'))).toEqual([3, 5]);
    });
  });

  describe('read markers', () => {
    const messages = [aMessage(1, { read_at: SEEN }), ours(2, SEEN), ours(3, null), aMessage(4), aMessage(5)];
    it('places the unread marker at the visitor’s first unread message', () => expect(firstUnread(messages)).toBe(4));
    it('places the seen marker at the company’s last read message', () => expect(lastReadByVisitor(messages)).toBe(2));
    it('returns no markers for a conversation without messages', () => {
      expect([firstUnread([]), lastReadByVisitor([])]).toEqual([undefined, undefined]);
    });
  });

  describe('timeline', () => {
    const at = (id: number, created_at: string, change = {}): ChatMessage => aMessage(id, { created_at, ...change });
    const result = (messages: ChatMessage[], unreadFrom?: number): string[] =>
      toBubbles(messages, unreadFrom).map((entry) =>
        entry.kind === 'message'
          ? `${entry.key}${entry.isFirst ? ' first' : ''}${entry.isLast ? ' last' : ''}`
          : entry.key,
      );

    it('shows each day in Paris once and groups consecutive messages of one person', () => {
      const messages = [
        at(1, '2026-11-20T10:00:00Z'),
        at(2, '2026-11-20T10:01:00Z'),
        at(3, '2026-11-20T10:20:00Z'),
        at(4, '2026-11-20T10:21:00Z', { sender_type: 'admin' }),
        at(5, '2026-11-20T23:30:00Z'),
      ];
      expect(result(messages)).toEqual([
        '2026-11-20',
        '1 first',
        '2 last',
        '3 first last',
        '4 first last',
        '2026-11-21',
        '5 first last',
      ]);
    });

    it('inserts the unread divider before the first unread message', () => {
      const messages = [at(1, '2026-11-20T10:00:00Z'), at(2, '2026-11-20T10:01:00Z')];
      expect(result(messages, 2)).toEqual(['2026-11-20', '1 first last', 'unread', '2 first last']);
    });
  });

  describe('canned replies', () => {
    const replies = [
      { title: 'Horaires', text: 'En cas de fuite, appelez.' },
      { title: 'Fuite urgente', text: 'Une bassine.' },
      { title: 'Été', text: 'Congés.' },
    ];
    it.each([
      ['/', ''],
      ['/fuite urg', 'fuite urg'],
      ['Bonjour /fuite', undefined],
      ['/fuite\nbis', undefined],
      ['', undefined],
    ])('parses %j as the search %j', (text, expected) => expect(cannedQuery(text)).toBe(expected));

    it.each([
      ['', ['Horaires', 'Fuite urgente', 'Été']],
      ['fuite', ['Fuite urgente', 'Horaires']],
      ['FUITE bassine', ['Fuite urgente']],
      ['ete', ['Été']],
      ['zinc', []],
    ])('matches %j with %j', (query, expected) => {
      expect(matchingReplies(replies, query).map(({ title }) => title)).toEqual(expected);
    });

    it.each([
      ['Bonjour {prenom}, ici {entreprise}.', 'Élodie', 'Bonjour Élodie, ici Toitures.'],
      ['Bonjour {prenom}, ici {entreprise}.', '', 'Bonjour, ici Toitures.'],
      ['{autre} et {prenom}', 'Élodie', '{autre} et Élodie'],
    ])('fills %j for %j: %j', (text, prenom, expected) => {
      expect(filledReply(text, { prenom, entreprise: 'Toitures', telephone: '' })).toBe(expected);
    });
  });
});
