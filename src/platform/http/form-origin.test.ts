import { describe, expect, it } from 'vitest';
import { trustOwnForms } from './form-origin.server.ts';

const PUBLIC = 'https://www.toit.example';

const originAfter = (headers: Record<string, string>, method = 'POST'): string | null =>
  trustOwnForms(new Request('http://127.0.0.1:3000/newsletter', { method, headers }), PUBLIC).headers.get('origin');

describe('trustOwnForms', () => {
  it.each([
    ['behind a proxy that ends HTTPS', { origin: PUBLIC }],
    ['on a page that tells no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['as the browser vouches', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
  ])('accepts a form of this site: %s', (_where, headers) => {
    expect(originAfter(headers)).toBeNull();
  });

  it.each([
    ['of another site', { origin: 'https://autre.example', 'sec-fetch-site': 'cross-site' }],
    ['of a neighbour', { origin: 'https://blog.toit.example', 'sec-fetch-site': 'same-site' }],
    ['of nobody', { origin: 'null' }],
    ['of a name that begins alike', { origin: `${PUBLIC}.autre.example` }],
  ])('leaves a form %s unchanged, so that it is refused', (_whose, headers) => {
    expect(originAfter(headers)).toBe(headers.origin);
  });

  it('keeps the body and its content type', async () => {
    const body = 'email=lea%40essai.example';
    const headers = { origin: PUBLIC, 'content-type': 'application/x-www-form-urlencoded' };
    const request = trustOwnForms(new Request('http://x.example/', { method: 'POST', headers, body }), PUBLIC);
    expect(await request.text()).toBe(body);
    expect(request.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  });

  it('leaves a request without a form unchanged', () => {
    const request = new Request('http://x.example/', { headers: { origin: PUBLIC } });
    expect(trustOwnForms(request, PUBLIC)).toBe(request);
  });
});
