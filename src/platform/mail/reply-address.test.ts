import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { setSecretKeys } from '../security/secret-key.server.ts';
import { type Conversation, configureReplies, findReplyToken, isProven, toReply } from './reply-address.server.ts';

const OTHER_KEY = 'another secret key, also long enough to be accepted';
const MESSAGE: Conversation = { kind: 'm', id: 42, since: '2026-11-20T08:00:00.000Z' };
const configure = (address: string | undefined): void =>
  configureReplies({ REPLY_ADDRESS: address, REPLY_IMAP_URL: undefined, REPLY_WEBHOOK_SECRET: undefined });

beforeEach(() => {
  setSecretKeys(TEST_SECRET_KEY);
  configure('reponses@martin.example');
});

const getAddress = (conversation = MESSAGE): string => toReply(conversation, '').replyTo ?? '';

describe('toReply', () => {
  it('names the conversation in an address that nobody can guess, short enough for every mail server', () => {
    expect(getAddress()).toMatch(/^reponses\+m42-[0-9a-f]{32}@martin\.example$/);
    expect(getAddress({ ...MESSAGE, id: 2_000_000_000 }).split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(new Set([MESSAGE.id, 43].map((id) => getAddress({ ...MESSAGE, id }).slice(-47))).size).toBe(2);
  });

  it('returns the address of the company where none is configured', () => {
    configure(undefined);
    expect(toReply(MESSAGE, 'contact@martin.example')).toEqual({ replyTo: 'contact@martin.example' });
    expect(toReply(MESSAGE, '')).toEqual({});
    expect(findReplyToken(`To: ${getAddress()}`)).toBeUndefined();
  });
});

describe('findReplyToken', () => {
  it.each([
    ['alone', (address: string) => address],
    ['among others, with names', (address: string) => `"M, A" <a@b.example>,\r\n "Toitures" <${address}>, c@d.example`],
    ['in capitals', (address: string) => address.toUpperCase()],
    ['after one that is not ours', (address: string) => `x+m1-${'0'.repeat(32)}@elsewhere.example, ${address}`],
  ])('finds the address: %s', (_case, write) => {
    const token = findReplyToken(write(getAddress()));
    expect(token && isProven(token, MESSAGE)).toBe(true);
  });

  it.each([
    ['no token', 'reponses@martin.example'],
    ['a short proof', 'reponses+m42-abc@martin.example'],
    ['another domain', `reponses+m42-${'0'.repeat(32)}@martin.example.evil`.replace('martin', 'autre')],
  ])('finds nothing in %s', (_case, text) => {
    expect(findReplyToken(text)).toBeUndefined();
  });
});

describe('isProven', () => {
  const token = () => findReplyToken(getAddress()) ?? { kind: '', id: 0, proof: '' };

  it.each([
    ['of another number', { id: 43 }],
    ['of another kind', { kind: 'd' }],
    ['created later under the same number', { since: '2026-11-20T08:00:00.001Z' }],
  ])('refuses a conversation %s', (_case, change) => {
    expect(isProven(token(), MESSAGE)).toBe(true);
    expect(isProven(token(), { ...MESSAGE, ...change })).toBe(false);
  });

  it('opens with the previous secret key, and with no other', () => {
    const old = token();
    setSecretKeys(OTHER_KEY, TEST_SECRET_KEY);
    expect(isProven(old, MESSAGE)).toBe(true);
    setSecretKeys(OTHER_KEY);
    expect(isProven(old, MESSAGE)).toBe(false);
  });
});
