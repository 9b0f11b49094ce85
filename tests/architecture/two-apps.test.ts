import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApi } from '#src/app/api.server.ts';
import { type App, checkApp, openApp } from '#src/app/app.server.ts';
import { storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { freezeClock, nowIso } from '#src/platform/clock.server.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { dataFolder } from '#src/platform/data-folder/folder-path.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import { closeEventStreams, eventStream } from '#src/platform/events/event-stream.server.ts';
import { publish, subscribe } from '#src/platform/events/events.server.ts';
import { countStreams } from '#src/platform/events/open-streams.server.ts';
import { readClientAddress } from '#src/platform/http/client-address.server.ts';
import {
  cacheGeneration,
  describeDocuments,
  findDocument,
  keepDocument,
} from '#src/platform/http/html-cache.server.ts';
import { limitReads } from '#src/platform/http/read-limit.server.ts';
import { countSender } from '#src/platform/operation.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { currentKeys } from '#src/platform/security/secret-key.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';

interface OpenedApp {
  app: App;
  folder: string;
  /** Runs work in this app. */
  inside: <Result>(work: () => Result) => Result;
}

async function open(name: string, proxy: string): Promise<OpenedApp> {
  const folder = mkdtempSync(join(tmpdir(), `two-apps-${name}-`));
  const config = readConfig({
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: `https://${name}.example`,
    ADMIN_EMAIL: `${name}@essai.example`,
    ADMIN_PASSWORD: 'une ardoise et deux voliges',
    DEMO: '0',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: proxy,
  });
  const app = await openApp(config, join(folder, 'stamps'));
  return { app, folder, inside: (work) => app.state.run(work) };
}

let first: OpenedApp;
let second: OpenedApp;
const both = <Result>(work: () => Result): [Result, Result] => [first.inside(work), second.inside(work)];

beforeAll(async () => {
  [first, second] = await Promise.all([open('premier', '1'), open('second', '0')]);
}, 60_000);

afterAll(async () => {
  await Promise.all([first, second].map(({ app }) => app.close()));
  for (const { folder } of [first, second]) rmSync(folder, { recursive: true });
});

describe('two apps in one process', () => {
  it('keep their own address, folder, keys and proxy', () => {
    expect(both(() => publicLink('/x'))).toEqual(['https://premier.example/x', 'https://second.example/x']);
    expect(both(dataFolder)).toEqual([join(first.folder, 'data'), join(second.folder, 'data')]);
    expect(new Set(both(() => currentKeys().id)).size).toBe(2);
    const forwarded = both(() => readClientAddress('198.51.100.1', '203.0.113.9').address);
    expect(forwarded).toEqual(['203.0.113.9', '198.51.100.1']);
  });

  it('read their own rows, also within a transaction of the other', async () => {
    const emails = () => db().selectFrom('users').select('email').execute();
    expect(await Promise.all(both(emails))).toEqual([
      [{ email: 'premier@essai.example' }],
      [{ email: 'second@essai.example' }],
    ]);
    const nested = await first.inside(() => transaction(() => second.inside(emails)));
    expect(nested).toEqual([{ email: 'second@essai.example' }]);
  });

  it('cache their own settings and report changes to themselves only', async () => {
    const heard: string[] = [];
    const stops = [first, second].map(({ inside }, place) =>
      inside(() => subscribe('content', ({ what }) => heard.push(`${place} ${what}`))),
    );
    const name = async () => (await readSettings()).general.site_name;
    const before = await second.inside(name);
    await first.inside(() => storeSettings([{ group: 'general', values: { site_name: 'Toits du premier' } }]));
    expect(await Promise.all(both(name))).toEqual(['Toits du premier', before]);
    expect(heard).toEqual(['0 settings']);
    for (const stop of stops) stop();
  });

  it('store files and cached pages apart', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    await first.inside(() => storage().put('0a1b2c3d4e5f60718293a4b5c6d7e8f9.webp', bytes, 'image/webp'));
    const stored = both(() => storage().get('0a1b2c3d4e5f60718293a4b5c6d7e8f9.webp'));
    expect((await Promise.all(stored)).map((file) => file?.bytes.byteLength)).toEqual([3, undefined]);
    both(() => describeDocuments((path) => ({ path, queries: [] })));
    const page = { key: '/', isFixed: false, isRead: false, status: 200, headers: new Headers(), body: bytes };
    await first.inside(() => keepDocument({ ...page, generation: cacheGeneration() }));
    expect(both(() => findDocument('/')?.status)).toEqual([200, undefined]);
  });

  it('count their own limits', () => {
    const visitor = { actor: { kind: 'visitor' }, clientAddress: '203.0.113.7' } as const;
    const senderLimit = { bucket: 'two-apps', hits: 1, seconds: 3_600 };
    first.inside(() => countSender({ senderLimit }, visitor));
    expect(() => first.inside(() => countSender({ senderLimit }, visitor))).toThrow();
    expect(() => second.inside(() => countSender({ senderLimit }, visitor))).not.toThrow();
    const read = () => limitReads({ address: '203.0.113.8', isLocal: false });
    const readAll = () => Array.from({ length: 1_000 }, read);
    expect(() => first.inside(readAll)).toThrow(expect.objectContaining({ code: 'limit' }));
    expect(() => second.inside(read)).not.toThrow();
  });

  it('stop their own clock and their own streams', () => {
    first.inside(() => freezeClock('2020-01-01T00:00:00.000Z'));
    const [stopped, running] = both(nowIso);
    expect(stopped).toBe('2020-01-01T00:00:00.000Z');
    expect(running > '2026').toBe(true);
    first.inside(() => freezeClock());
    const { signal } = new AbortController();
    first.app.quiesce();
    const follow = () => eventStream({ followed: [{ topic: 'content' }] }, { signal });
    expect(() => first.inside(follow)).toThrow(expect.objectContaining({ code: 'unavailable' }));
    expect(second.inside(follow).status).toBe(200);
    both(() => closeEventStreams());
  });

  it('send an event to their own streams', async () => {
    const [one, other] = both(() => {
      const stream = { text: '' };
      const { signal } = new AbortController();
      const response = eventStream({ followed: [{ topic: 'admin' }] }, { signal });
      const read = async (): Promise<void> => {
        for await (const part of response.body ?? []) stream.text += new TextDecoder().decode(part);
      };
      return Object.assign(stream, { done: read() });
    });
    await first.inside(() => publish('admin', { event: 'first-only', id: 1 }));
    await second.inside(() => publish('admin', { event: 'second-only', id: 2 }));
    await vi.waitFor(() => expect([one.text, other.text].join()).toMatch(/first-only.*second-only/s));
    expect(one.text).not.toContain('second-only');
    expect(other.text).not.toContain('first-only');
    both(() => closeEventStreams());
    await Promise.all([one.done, other.done]);
  });

  it('end a stream in its own app when its reader leaves it from outside', async () => {
    const leaving = new AbortController();
    const stream = { followed: [{ topic: 'content' as const }] };
    const cancelled = first.inside(() => eventStream(stream, { signal: new AbortController().signal }));
    first.inside(() => eventStream(stream, { signal: leaving.signal }));
    expect(both(countStreams)).toEqual([2, 0]);
    await cancelled.body?.cancel();
    leaving.abort();
    expect(both(countStreams)).toEqual([0, 0]);
  });

  it('leave nothing to code outside, and go on when the other is closed', async () => {
    expect(() => db()).toThrow();
    expect(publicLink('/')).not.toContain('example/');
    await first.app.close();
    await expect(first.inside(checkApp)).rejects.toThrow();
    await expect(second.inside(checkApp)).resolves.toBeUndefined();
    const answer = await second.inside(() => buildApi().request('/services'));
    expect(answer.status).toBe(200);
  });
});
