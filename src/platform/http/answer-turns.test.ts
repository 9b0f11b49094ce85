import { describe, expect, it, vi } from 'vitest';
import { AnswerTurns } from './answer-turns.server.ts';

const LIMITS = { waiting: 1, waitSeconds: 20, pieceSeconds: 15, answerSeconds: 600 };
const { signal } = new AbortController();

const pieces =
  (...texts: string[]): (() => Promise<Response>) =>
  async () =>
    new Response(
      new ReadableStream({
        pull: (controller) => {
          const text = texts.shift();
          if (text === undefined) controller.close();
          else controller.enqueue(new TextEncoder().encode(text));
        },
      }),
      { status: 201, headers: { 'X-Name': 'essai' } },
    );

describe('AnswerTurns', () => {
  it('sends one response after the other, each once the previous one has been read completely', async () => {
    const turns = new AnswerTurns(LIMITS);
    const first = await turns.run(pieces('a', 'b'), signal);
    const answer = vi.fn(pieces('c'));
    const second = turns.run(answer, signal);
    await new Promise(setImmediate);
    expect(answer).not.toHaveBeenCalled();
    expect([first.status, first.headers.get('x-name'), await first.text()]).toEqual([201, 'essai', 'ab']);
    expect(await (await second).text()).toBe('c');
    expect(await (await turns.run(pieces('d'), signal)).text()).toBe('d');
  });

  it('refuses with 503 when too many wait', async () => {
    const turns = new AnswerTurns(LIMITS);
    const first = await turns.run(pieces('a'), signal);
    const second = turns.run(pieces('b'), signal);
    await expect(turns.run(pieces('c'), signal)).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: 10,
      message: 'Un autre export est en cours. Réessayez dans un instant.',
    });
    await first.body?.cancel();
    expect(await (await second).text()).toBe('b');
  });

  it('refuses with 503 when the turn does not come in time', async () => {
    vi.useFakeTimers();
    const turns = new AnswerTurns({ ...LIMITS, pieceSeconds: 100 });
    const first = await turns.run(pieces('a'), signal);
    const second = turns.run(pieces('b'), signal);
    const refused = expect(second).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(20_000);
    await refused;
    await first.body?.cancel();
    expect(await (await turns.run(pieces('c'), signal)).text()).toBe('c');
    vi.useRealTimers();
  });

  it('removes a waiting client that disconnects', async () => {
    const turns = new AnswerTurns(LIMITS);
    const leaving = new AbortController();
    const first = await turns.run(pieces('a'), signal);
    const answer = vi.fn(pieces('b'));
    const second = turns.run(answer, leaving.signal);
    leaving.abort();
    await expect(second).rejects.toMatchObject({ status: 503 });
    const third = turns.run(pieces('c'), signal);
    await first.text();
    expect(await (await third).text()).toBe('c');
    expect(answer).not.toHaveBeenCalled();
  });

  it.each([
    ['a refusal', async () => Promise.reject(new Error('refused'))],
    ['an answer without a body', async () => new Response(null)],
  ])('passes the turn on after %s', async (_name, answer) => {
    const turns = new AnswerTurns(LIMITS);
    await turns.run(answer, signal).catch(() => undefined);
    expect(await (await turns.run(pieces('b'), signal)).text()).toBe('b');
  });

  it('closes the connection of a client that reads nothing for 15 s', async () => {
    vi.useFakeTimers();
    const turns = new AnswerTurns(LIMITS);
    const first = await turns.run(pieces('a', 'b'), signal);
    const reader = first.body?.getReader();
    await reader?.read();
    const second = turns.run(pieces('c'), signal);
    await vi.advanceTimersByTimeAsync(15_000);
    await expect(reader?.read()).rejects.toThrow();
    expect(await (await second).text()).toBe('c');
    vi.useRealTimers();
  });

  it('aborts a response that exceeds its time limit, even when it is read steadily', async () => {
    vi.useFakeTimers();
    const turns = new AnswerTurns({ ...LIMITS, answerSeconds: 60 });
    const reader = (await turns.run(pieces(...'abcdefghij'), signal)).body?.getReader();
    const read = async (): Promise<void> => {
      for (;;) {
        await reader?.read();
        await vi.advanceTimersByTimeAsync(10_000);
      }
    };
    await expect(read()).rejects.toThrow();
    expect(await (await turns.run(pieces('z'), signal)).text()).toBe('z');
    vi.useRealTimers();
  });
});
