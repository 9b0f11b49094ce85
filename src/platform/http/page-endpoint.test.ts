import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, it, test } from 'vitest';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { closeBody } from './body-admission.server.ts';
import { pageAction, pageLoader } from './page-endpoint.server.ts';
import { sentRequest } from './page-form.server.ts';
import { pageRequest } from './page-request.server.ts';

useDatabase();

const UNLIMITED = { senderLimit: undefined };
const sentForms: Request[] = [];
describe('page endpoint', () => {
  afterEach(() => Promise.all(sentForms.splice(0).map(closeBody)));

  function visit(sent: Record<string, string> = {}): LoaderFunctionArgs {
    const context = new RouterContextProvider();
    const form = new Request('http://localhost/page', { method: 'POST', body: new URLSearchParams(sent) });
    sentForms.push(form);
    context.set(sentRequest, form);
    context.set(pageRequest, { requestId: 'r1', clientAddress: '192.0.2.1', userAgent: 'test', nonce: '' });
    const request = new Request('http://localhost/page');
    return { context, request, url: new URL(request.url), pattern: '/page', params: {} };
  }

  test('calls the operations of a loader as a visitor from the address of the request', async () => {
    const loader = pageLoader(async (context) => context);
    expect(await loader(visit())).toEqual({
      actor: { kind: 'visitor' },
      requestId: 'r1',
      clientAddress: '192.0.2.1',
      userAgent: 'test',
    });
  });

  test('turns a refusal into the error page with its own status', async () => {
    const loader = pageLoader(async () => {
      throw new DomainError('not-found', 'Service non trouvé');
    });
    await expect(loader(visit())).rejects.toMatchObject({
      data: { message: 'Service non trouvé' },
      init: { status: 404 },
    });
  });

  test('rethrows an unexpected error unchanged', async () => {
    const fault = new Error('planted fault');
    const loader = pageLoader(async () => {
      throw fault;
    });
    await expect(loader(visit())).rejects.toBe(fault);
  });

  test('returns a refused form with its messages by field', async () => {
    const action = pageAction(UNLIMITED, async () => {
      throw invalidField('email', 'Adresse invalide');
    });
    expect(await action(visit())).toMatchObject({
      data: { message: 'Adresse invalide', fields: { email: ['Adresse invalide'] } },
      init: { status: 422 },
    });
  });

  test('sends Retry-After when a limit is reached', async () => {
    const action = pageAction(UNLIMITED, async () => {
      throw new DomainError('limit', 'Trop de messages', { retryAfterSeconds: 60 });
    });
    expect(await action(visit())).toMatchObject({ init: { status: 429, headers: { 'Retry-After': '60' } } });
  });

  describe('pageAction', () => {
    const action = pageAction(UNLIMITED, async (_context, form) => form.text('email'));

    it('passes the submitted form to the operation', async () => {
      expect(await action(visit({ email: 'a@b.example' }))).toBe('a@b.example');
    });

    it('refuses a form above 100 kB or with more than 50 fields with 413, shown in the page', async () => {
      const tooLarge = { data: { message: expect.any(String), fields: {} }, init: { status: 413 } };
      expect(await action(visit({ email: 'a'.repeat(100_001) }))).toMatchObject(tooLarge);
      const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`a${index}`, '']));
      expect(await action(visit(many))).toMatchObject(tooLarge);
    });

    it('counts the sender before the body is read', async () => {
      const limited = pageAction({ senderLimit: { bucket: 'page', hits: 2, seconds: 60 } }, async () => 'done');
      expect([await limited(visit()), await limited(visit())]).toEqual(['done', 'done']);
      const third = visit();
      expect(await limited(third)).toMatchObject({ init: { status: 429, headers: { 'Retry-After': '30' } } });
      expect(third.context.get(sentRequest).bodyUsed).toBe(false);
    });
  });
});
