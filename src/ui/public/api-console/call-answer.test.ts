import { afterEach, describe, expect, it, vi } from 'vitest';
import { READ_MAX_BYTES, SHOWN_MAX, sendCall } from './call-answer.ts';

afterEach(() => vi.unstubAllGlobals());

const send = (answer: Response, signal = new AbortController().signal) => {
  vi.stubGlobal('fetch', async () => answer);
  return sendCall('/items', { method: 'GET', signal }, () => undefined);
};

describe('sendCall', () => {
  it('returns status, size and the headers that matter, and JSON with one value a line', async () => {
    const headers = { 'X-Request-Id': 'r1', 'Cache-Control': 'no-store' };
    expect(await send(Response.json({ success: true }, { headers }))).toMatchObject({
      ...{ status: 200, bytes: 16, end: 'whole', message: '', isShortened: false },
      headers: [
        ['content-type', 'application/json'],
        ['x-request-id', 'r1'],
      ],
      text: '{\n  "success": true\n}',
    });
  });

  it('returns the sentence of a refusal', async () => {
    const refusal = Response.json({ success: false, message: 'Veuillez vous connecter.' }, { status: 401 });
    expect(await send(refusal)).toMatchObject({ status: 401, message: 'Veuillez vous connecter.' });
  });

  it.each(['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])(
    'returns a file of type %s to save, under its name',
    async (type) => {
      const headers = { 'Content-Type': type, 'Content-Disposition': 'inline; filename="devis-12.pdf"' };
      const { text, file } = await send(new Response('%PDF', { headers }));
      expect([text, file?.name, file?.content.type]).toEqual([undefined, 'devis-12.pdf', type]);
      expect(await file?.content.text()).toBe('%PDF');
    },
  );

  it('shows the beginning of a long text, which can be saved whole', async () => {
    const { text, isShortened, file } = await send(Response.json({ a: 'x'.repeat(SHOWN_MAX) }));
    expect([text?.length, isShortened, file?.name]).toEqual([SHOWN_MAX, true, 'reponse.json']);
  });

  it('reads no more of an endless answer than the limit', async () => {
    const cancel = vi.fn();
    const pull = (stream: ReadableStreamDefaultController) => stream.enqueue(new Uint8Array(1_000_000));
    const answer = await send(new Response(new ReadableStream({ pull, cancel })));
    expect(answer).toMatchObject({ end: 'cut', bytes: READ_MAX_BYTES + 1_000_000 });
    expect([cancel.mock.calls.length, answer.file]).toEqual([1, undefined]);
  });

  it('returns what had arrived when the reader stops a stream', async () => {
    const stop = new AbortController();
    const start = (stream: ReadableStreamDefaultController) => {
      stream.enqueue(new TextEncoder().encode('event: a\n\n'));
      stop.signal.addEventListener('abort', () => stream.error(stop.signal.reason));
    };
    const headers = { 'Content-Type': 'text/event-stream' };
    vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ start }), { headers }));
    const answer = sendCall('/events', { signal: stop.signal }, () => stop.abort());
    expect(await answer).toMatchObject({ end: 'stopped', text: 'event: a\n\n' });
  });

  it('throws when no answer arrives', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const answer = sendCall('/items', { signal: new AbortController().signal }, () => undefined);
    await expect(answer).rejects.toMatchObject({ status: 0 });
  });
});
