import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_KEY } from '#src/ui/http/stored-session.ts';
import { answerBank, fetchConfig, fetchDue, fetchOwnContract, fetchReceipt, sendPayment } from './payment.client.ts';
import { askedFrom } from './payment.views.ts';

const { signal } = new AbortController();
/** Authorization header of each request. */
const sent: (string | null)[] = [];

beforeEach(() => {
  sent.length = 0;
  const stored = new Map([[TOKEN_KEY, 'secret']]);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, removeItem: () => {} });
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('Authorization'));
    return Response.json({ success: false, message: 'Refusé.' }, { status: 422 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('calls of the payment page', () => {
  it.each([
    ['its configuration', () => fetchConfig(signal)],
    ['what is due', () => fetchDue(askedFrom(new URLSearchParams('quoteId=1&token=link')), signal)],
    ['a payment', () => sendPayment({}, 'key')],
    ['the answer of the bank', () => answerBank('t-1', true)],
    ['a receipt', () => fetchReceipt('t-1')],
    ['a contract by its link', () => fetchOwnContract({ quoteId: 1, token: 'link' }, signal)],
  ])('send no Authorization of a signed-in person for %s', async (_what, call) => {
    await expect(call()).rejects.toThrow();
    expect(sent).toEqual([null]);
  });

  it('name the person for their own contract without a link', async () => {
    await expect(fetchOwnContract({ quoteId: 1 }, signal)).rejects.toThrow();
    expect(sent).toEqual(['Bearer secret']);
  });
});
