/**
 * React Router refuses a form whose `Origin` differs from the address it sees itself, which is wrong behind a proxy
 * that ends HTTPS and on pages without a referrer (`Origin: null`). Here the browser or PUBLIC_URL proves the origin.
 */
export function trustOwnForms(request: Request, publicOrigin: string): Request {
  const origin = request.headers.get('origin');
  if (request.method !== 'POST' || origin === null) return request;
  const isOwn = request.headers.get('sec-fetch-site') === 'same-origin' || origin === publicOrigin;
  if (!isOwn) return request;
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(request, { headers });
}
