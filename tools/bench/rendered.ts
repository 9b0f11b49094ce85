import { adminCalls } from '#tests/support/back-office.ts';
import type { BuiltServer } from '#tests/support/server.ts';
import { loadRow, measureBoth, ratioRow, withBare } from './bare.ts';
import { measure } from './load.ts';
import type { Row } from './report.ts';

const SHARE = 0.3;
const SLOWEST_MS = 100;

/** Returns the cookie of an administrator's preview, for which no page is stored. */
async function openPreview({ origin }: BuiltServer): Promise<string> {
  const answer = await (await adminCalls(origin))('GET', '/admin/setup/preview');
  const [cookie = ''] = answer.headers.getSetCookie();
  return cookie.split(';', 1)[0] ?? '';
}

/** Compares the home page, rendered for each request of a preview, with a bare `renderToString` of the same elements. */
export async function measureRendered(server: BuiltServer): Promise<Row[]> {
  const headers = { cookie: await openPreview(server) };
  const url = `${server.origin}/`;
  const html = await (await fetch(url, { headers })).text();
  const [home, bare] = await withBare(new URL('bare-render.ts', import.meta.url), { 'page.html': html }, (origin) =>
    measureBoth(
      () => measure({ url, headers }),
      () => measure({ url: origin }),
    ),
  );
  return [
    loadRow('Home page rendered each time', home, `p99 ≤ ${SLOWEST_MS} ms`, home.p99Ms <= SLOWEST_MS),
    loadRow('Bare renderToString, same elements', bare),
    ratioRow('Rendered / bare renderToString', home, bare, SHARE),
  ];
}
