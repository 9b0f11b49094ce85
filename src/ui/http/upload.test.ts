import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { getForm, uploadForm } from './upload.ts';

/** Stands in for the browser's own request; the test answers it. */
class Request {
  static last: Request;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = (): void => {};
  onerror = (): void => {};
  onabort = (): void => {};
  status = 0;
  responseText = '';
  messages: string[] = [];
  constructor() {
    Request.last = this;
  }
  open(...words: string[]): void {
    this.messages.push(words.join(' '));
  }
  setRequestHeader(...words: string[]): void {
    this.messages.push(words.join(': '));
  }
  getResponseHeader(): null {
    return null;
  }
  send(): void {}
  abort(): void {
    this.onabort();
  }
  answer(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) });
    this.onload();
  }
}

describe('upload', () => {
  beforeEach(() => {
    vi.stubGlobal('XMLHttpRequest', Request);
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('localStorage', { getItem: () => 'jeton', removeItem: () => undefined });
  });
  afterEach(() => vi.unstubAllGlobals());

  const Item = z.object({ id: z.int() });

  it('reports its progress, and returns the stored record', async () => {
    const parts: number[] = [];
    const sent = uploadForm('/admin/gallery', Item, new FormData(), { onProgress: (part) => parts.push(part) });
    Request.last.upload.onprogress?.({ loaded: 1, total: 4 });
    Request.last.answer(201, { success: true, data: { id: 7 } });
    expect(await sent).toEqual({ id: 7 });
    expect(parts).toEqual([0.25]);
    expect(Request.last.messages).toEqual([
      'POST /api/admin/gallery',
      'Accept: application/json',
      'Authorization: Bearer jeton',
      expect.stringMatching(/^Idempotency-Key: [0-9a-f]{32}$/),
    ]);
  });

  it.each([
    [
      422,
      { success: false, message: 'Non.', errors: { title: ['Obligatoire.'] } },
      { userMessage: 'Non.', status: 422 },
    ],
    [502, '<html>', { status: 502 }],
    [200, '<html>', { message: 'Invalid response structure' }],
  ])('handles the status %i as any other call', async (status, body, expected) => {
    const sent = uploadForm('/admin/gallery', Item, new FormData(), { method: 'PUT' });
    Request.last.answer(status, body);
    await expect(sent).rejects.toMatchObject(expected);
  });

  it('stops when it is aborted', async () => {
    const leaving = new AbortController();
    const sent = uploadForm('/admin/gallery', Item, new FormData(), { signal: leaving.signal });
    leaving.abort();
    await expect(sent).rejects.toMatchObject({ status: 0 });
  });

  it('sends new pictures as files and lists as JSON text, and leaves out undefined values', async () => {
    const form = getForm({
      title: 'Toit',
      image: 'data:image/png;base64,aGk=',
      tags: ['a'],
      slug: undefined,
      is_active: true,
    });
    expect([...form.keys()]).toEqual(['title', 'image', 'tags', 'is_active']);
    const image = form.get('image') as File;
    expect([image.type, await image.text()]).toEqual(['image/png', 'hi']);
    expect([form.get('tags'), form.get('is_active')]).toEqual(['["a"]', 'true']);
  });
});
