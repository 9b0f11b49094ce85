import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendSubscription } from './newsletter.client.ts';

describe('sendSubscription', () => {
  afterEach(() => vi.unstubAllGlobals());

  const answerWith = (answer: () => Promise<Response>) => {
    const fetched = vi.fn(answer);
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  it('sends the address and the trap field, and returns undefined on success', async () => {
    const fetched = answerWith(async () => Response.json({ success: true }, { status: 202 }));
    expect(await sendSubscription('lea@essai.example', '')).toBeUndefined();
    expect(fetched).toHaveBeenCalledWith(
      '/api/newsletter',
      expect.objectContaining({ method: 'POST', body: '{"email":"lea@essai.example","website":""}' }),
    );
  });

  it.each([
    [
      'what is wrong with the address',
      422,
      { message: 'Invalide.', errors: { email: ['Trop longue.'] } },
      'Trop longue.',
    ],
    ['the answer’s own sentence', 429, { message: 'Trop de tentatives.' }, 'Trop de tentatives.'],
    ['its own when the answer has none', 500, {}, /n’a pas pu être enregistrée/],
  ])('reports %s', async (_what, status, body, sentence) => {
    answerWith(async () => Response.json(body, { status }));
    const result = await sendSubscription('lea@essai.example', '');
    if (sentence instanceof RegExp) expect(result).toMatch(sentence);
    else expect(result).toBe(sentence);
  });

  it('reports an unreadable answer and a missing one', async () => {
    answerWith(async () => new Response('<html>', { status: 502 }));
    expect(await sendSubscription('lea@essai.example', '')).toMatch(/n’a pas pu être enregistrée/);
    answerWith(() => Promise.reject(new TypeError('network')));
    expect(await sendSubscription('lea@essai.example', '')).toMatch(/connexion semble interrompue/);
  });
});
