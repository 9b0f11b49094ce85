import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { transaction } from '../database/database.server.ts';
import { publish, subscribe } from '../events/events.server.ts';
import { describeDocuments, dropHtmlCache, findDocument, takeDropped } from './html-cache.server.ts';
import { keepDocuments } from './html-cache-endpoint.server.ts';
import { refreshPages } from './refresh-pages.server.ts';

useDatabase();

let content = 'old';
let rendered: string[] = [];
/** What happens once, while the next page is being rendered. */
let during: (() => Promise<void>) | undefined;
const app = new Hono();
app.use(keepDocuments);
app.all('*', async (request) => {
  rendered.push(request.req.path);
  const page = `<!DOCTYPE html><p>${content}</p>`;
  const happen = during;
  during = undefined;
  await happen?.();
  return request.html(page);
});

const ask = async (path: string): Promise<string> => (await app.request(path)).text();
const change = (): Promise<void> => transaction(() => publish('content', { what: 'services' }));
/** Whether the page is cached, without asking for it as a visitor would. */
const isRendered = (path: string): boolean => rendered.includes(path);

let leave: (() => void)[] = [];
describe('refreshed pages', () => {
  beforeEach(() => {
    // Another file may have left pages.
    dropHtmlCache();
    while (takeDropped() !== undefined);
    describeDocuments((path) => ({ path, queries: ['page'] }));
    leave = [
      subscribe('content', () => dropHtmlCache()),
      refreshPages({ fetch: app.fetch, publicUrl: 'https://toits.example', quietMs: 5 }),
    ];
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const end of leave) end();
    dropHtmlCache();
    while (takeDropped() !== undefined);
    describeDocuments(() => undefined);
  });

  it('renders again what visitors asked for, the last page first, and nothing else', async () => {
    for (const path of ['/', '/contact', '/blog?page=2', '/']) await ask(path);
    rendered = [];
    content = 'new';
    await change();
    await expect.poll(() => isRendered('/contact')).toBe(true);
    await expect.poll(() => findDocument('/contact')).toBeDefined();
    expect(rendered).toEqual(['/', '/contact']);
    expect([await ask('/'), rendered.length]).toEqual(['<!DOCTYPE html><p>new</p>', 2]);
  });

  it('renders a page that nobody has asked for again until an hour has passed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await ask('/zones');
    vi.setSystemTime(Date.now() + 59 * 60_000);
    rendered = [];
    await change();
    await expect.poll(() => isRendered('/zones')).toBe(true);
    await expect.poll(() => takeDropped()).toBeUndefined();
    vi.setSystemTime(Date.now() + 2 * 60_000);
    dropHtmlCache();
    expect(takeDropped()).toBeUndefined();
  });

  it('renders a page once more when a change came during its render', async () => {
    await ask('/');
    content = 'new';
    during = async () => {
      content = 'newest';
      await change();
    };
    await change();
    await expect.poll(() => findDocument('/')).toBeDefined();
    expect(await ask('/')).toContain('newest');
  });

  it('renders once for several changes in a row', async () => {
    await ask('/');
    rendered = [];
    content = 'third';
    await transaction(async () => {
      for (const what of ['services', 'articles', 'towns']) await publish('content', { what });
    });
    await expect.poll(() => findDocument('/')).toBeDefined();
    expect(await ask('/')).toContain('third');
    expect(rendered).toEqual(['/']);
  });
});
