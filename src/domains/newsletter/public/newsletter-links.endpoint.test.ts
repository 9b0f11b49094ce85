import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#src/platform/database/database.server.ts';
import { pageRequest } from '#src/platform/http/page-request.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { linkPageLoader } from './newsletter-links.endpoint.server.ts';

useDatabase();

/** Nothing listens on this port. */
const REFUSING_SERVER = 'postgres://nobody@127.0.0.1:1/none';

describe('linkPageLoader', () => {
  function visit(token: string): LoaderFunctionArgs {
    const context = new RouterContextProvider();
    context.set(pageRequest, { requestId: 'r1', clientAddress: '192.0.2.1', userAgent: 'test', nonce: '' });
    const request = new Request(`http://localhost/newsletter/confirmation?token=${token}`);
    return { context, request, url: new URL(request.url), pattern: '/newsletter/confirmation', params: {} };
  }

  it.each(['confirm', 'end'] as const)('answers an unknown link to %s with 404, never cached', async (purpose) => {
    expect(await linkPageLoader(purpose)(visit('unknown'))).toMatchObject({
      data: { state: 'unknown' },
      init: { status: 404, headers: { 'Cache-Control': 'no-store' } },
    });
  });

  it('answers a database outage with 503 and Retry-After', async () => {
    await openDatabase(REFUSING_SERVER);
    await expect(linkPageLoader('confirm')(visit('any'))).rejects.toMatchObject({
      data: { message: expect.stringContaining('momentanément indisponible') },
      init: { status: 503, headers: { 'Retry-After': '5' } },
    });
  });
});
