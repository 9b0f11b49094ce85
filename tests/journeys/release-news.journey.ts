import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { type FakeReceiver, startFakeReceiver } from '#tests/support/fake-receiver.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const NOTES = 'https://forge.example/faitage/releases/v99.1.0';
const RELEASE = { tag_name: 'v99.1.0', published_at: '2026-11-20T09:00:00Z', html_url: NOTES };

let browser: Browser;
let server: BuiltServer;
let forge: FakeReceiver;
let page: Page;

const ask = () => page.getByRole('button', { name: 'Chercher une version plus récente' }).click();
const answerWith = (release: unknown) =>
  forge.answerWith((response) => void response.writeHead(200).end(JSON.stringify(release)));

describe('news of a newer version', () => {
  beforeAll(async () => {
    forge = await startFakeReceiver();
    [browser, server] = await Promise.all([openBrowser(), startServer({ UPDATE_FEED_URL: forge.url })]);
    page = await browser.newPage();
    await signInToBackOffice(page, server.origin);
  });
  afterAll(async () => {
    await closePages(browser);
    await server?.discard();
    await forge.close();
  });
  beforeEach(async () => {
    await page.goto(`${server.origin}/admin/settings/etat`);
    await page.getByText(`Ce site tourne sous Faîtage ${version}.`).waitFor();
  });

  it('asks nobody before the button is pressed', async () => {
    await page.getByText(/Rien n’est demandé au-dehors sans que vous pressiez ce bouton/).waitFor();
    expect(forge.received).toEqual([]);
  });

  it('says which version is newer, with the way to what it brings and to the upgrade', async () => {
    answerWith(RELEASE);
    await ask();
    const news = page.getByRole('status').filter({ hasText: 'La version 99.1.0 du 20 novembre 2026 est disponible.' });
    await news.waitFor();
    expect(forge.received.length).toBe(1);
    expect(await news.getByRole('link', { name: /Ce qu’elle apporte/ }).getAttribute('href')).toBe(NOTES);
    expect(await violationsOn(page)).toEqual([]);
    await news.getByRole('link', { name: 'Comment mettre à jour' }).click();
    await page.waitForURL(`${server.origin}/admin/aide/domaine`);
  });

  it('says that this version is the latest', async () => {
    answerWith({ ...RELEASE, tag_name: `v${version}` });
    await ask();
    await page.getByText('Cette version est la plus récente.').waitFor();
  });

  it('says why it does not know, and may be asked again', async () => {
    forge.answerWith(503);
    await ask();
    await page.getByText(/L’adresse de UPDATE_FEED_URL refuse de répondre/).waitFor();
    answerWith(RELEASE);
    await ask();
    await page.getByText(/La version 99\.1\.0 du .* est disponible/).waitFor();
  });
});
