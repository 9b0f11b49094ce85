import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { pageAction, pageLoader } from './page-door.server.ts';
import { pageRequest } from './page-request.server.ts';

function visit(): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  context.set(pageRequest, { requestId: 'r1', clientAddress: '192.0.2.1', userAgent: 'test', nonce: '' });
  const request = new Request('http://localhost/page');
  return { context, request, url: new URL(request.url), pattern: '/page', params: {} };
}

test('a loader asks its operations as a visitor from the address of the request', async () => {
  const loader = pageLoader(async (context) => context);
  expect(await loader(visit())).toEqual({
    actor: { kind: 'visitor' },
    requestId: 'r1',
    clientAddress: '192.0.2.1',
    userAgent: 'test',
  });
});

test('a refusal becomes the error page with its own status', async () => {
  const loader = pageLoader(async () => {
    throw new DomainError('not-found', 'Service non trouvé');
  });
  await expect(loader(visit())).rejects.toMatchObject({
    data: { message: 'Service non trouvé' },
    init: { status: 404 },
  });
});

test('what nobody foresaw goes on as it is', async () => {
  const fault = new Error('planted fault');
  const loader = pageLoader(async () => {
    throw fault;
  });
  await expect(loader(visit())).rejects.toBe(fault);
});

test('a refused form comes back with its sentences by field', async () => {
  const action = pageAction(async () => {
    throw invalidField('email', 'Adresse invalide');
  });
  expect(await action(visit())).toMatchObject({
    data: { message: 'Adresse invalide', fields: { email: ['Adresse invalide'] } },
    init: { status: 422 },
  });
});

test('a limit says when to come back', async () => {
  const action = pageAction(async () => {
    throw new DomainError('limit', 'Trop de messages', { retryAfterSeconds: 60 });
  });
  expect(await action(visit())).toMatchObject({ init: { status: 429, headers: { 'Retry-After': '60' } } });
});
