import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_KEYS } from '#src/domains/site-pages/page.contract.ts';
import { RIGHTS } from '#src/kernel/actor.ts';
import type { ApiDescription } from '#src/platform/http/openapi.server.ts';
import { toAddresses } from '#tests/support/api-addresses.ts';
import { type AdminCall, adminCalls, sendData } from '#tests/support/back-office.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { findStarts, toLinks } from '#tests/support/site-addresses.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';
import { findMarks, PREFIX, publishWaiting, storeUnpublished, type Unpublished } from '#tests/support/unpublished.ts';

const PASSWORD = 'Une-ardoise-grise-9';
/** Marks of what stays away from visitors when everything that waits is published. */
const NEVER = /past|hidden|discarded|deleted|redirect/;

let server: BuiltServer;
let call: AdminCall;
let stored: Unpublished;

beforeAll(async () => {
  server = await startServer({}, { isEarly: true });
  call = await adminCalls(server.origin);
  // The cache of the pages is filled before anything is hidden.
  for (const path of await pathsOfSitemap(server.origin)) await read(path, {});
  stored = await storeUnpublished(call);
});
afterAll(() => server.discard());

/** Returns the headers of a new account that has signed in, with its cookie. */
async function signIn(role: 'user' | 'manager'): Promise<Record<string, string>> {
  const email = `${role}@drafts.example`;
  const rights = role === 'manager' ? RIGHTS.filter((right) => !right.startsWith('content:')) : [];
  await sendData(call, 'POST', '/admin/users', { name: role, email, password: PASSWORD, role, rights });
  const headers = { 'content-type': 'application/json', origin: server.origin, 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ email, password: PASSWORD });
  const answer = await fetch(`${server.origin}/api/auth/login`, { method: 'POST', headers, body });
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { authorization: `Bearer ${token}`, cookie: cookie.join('; ') };
}

/** Reads headers and body of an address, without following a redirect. */
async function read(address: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(server.origin + address, { headers, redirect: 'manual' });
  expect(answer.status, address).toBeLessThan(500);
  return `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
}

/** Reads every page, every file, and what they name; returns each mark with the address that shows it. */
async function crawl(headers: Record<string, string>): Promise<{ mark: string; address: string }[]> {
  const { paths, slugs } = stored;
  const values = { page: PAGE_KEYS, slug: slugs, ground: ['region.svg', 'loupe.svg'] };
  const waiting = [...(await findStarts(server.origin, values)), ...paths];
  const known = new Set(waiting);
  const found: { mark: string; address: string }[] = [];
  for (const address of waiting) {
    const text = await read(address, headers);
    for (const mark of findMarks(text, stored)) found.push({ mark, address });
    for (const link of toLinks(text, server.origin)) {
      if (!known.has(link)) waiting.push(link);
      known.add(link);
    }
  }
  return found;
}

describe('unpublished content of a built server', { timeout: 90_000 }, () => {
  it.each(['visitor', 'customer', 'manager'])('appears on no page for a %s', async (caller) => {
    const headers = caller === 'visitor' ? {} : await signIn(caller === 'customer' ? 'user' : 'manager');
    expect(await crawl(headers)).toEqual([]);
  });

  it('answers 404 at its own addresses', async () => {
    const gone = stored.paths.filter((path) => path.includes(`/${PREFIX}`) && !path.includes('?'));
    const statuses = await Promise.all(gone.map(async (path) => [path, (await fetch(server.origin + path)).status]));
    expect(statuses).toEqual(gone.map((path) => [path, 404]));
    expect(gone.length).toBeGreaterThan(8);
  });

  it('stays out of every answer of the API to visitors', async () => {
    const description = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as ApiDescription;
    const values = {
      path: { id: Array.from({ length: 20 }, (_, place) => String(place + 1)), slug: stored.slugs },
      query: { category: stored.marks, location: stored.marks },
    };
    for (const address of toAddresses(description, values).filter((path) => !path.startsWith('/admin/events'))) {
      expect(findMarks(await read(`/api${address}`, {}), stored), address).toEqual([]);
    }
  });

  it('appears in a preview for those who have its link', async () => {
    const previews = stored.paths.filter((path) => path.startsWith('/apercu/'));
    for (const page of PAGE_KEYS) {
      const { path } = await sendData<{ path: string }>(call, 'GET', `/admin/pages/${page}/preview`);
      const [own = '', query = ''] = path.split('?');
      const marks = findMarks(await read(path, {}), stored);
      expect(marks.filter((mark) => mark.endsWith(page.replaceAll('-', '')))).toHaveLength(1);
      for (const other of previews.filter((preview) => preview !== own)) {
        expect(findMarks(await read(`${other}?${query}`, {}), stored), other).toEqual([]);
      }
    }
  });

  it('appears in the same crawl once it is published', async () => {
    await publishWaiting(call);
    const found = new Set((await crawl({})).map(({ mark }) => mark));
    expect(stored.marks.filter((mark) => !NEVER.test(mark) && !found.has(mark))).toEqual([]);
    expect([...found].filter((mark) => NEVER.test(mark))).toEqual([]);
  });
});
