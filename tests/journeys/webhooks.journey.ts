import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { type FakeReceiver, startFakeReceiver } from '#tests/support/fake-receiver.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

let browser: Browser;
let server: BuiltServer;
let receiver: FakeReceiver;
beforeAll(async () => {
  receiver = await startFakeReceiver();
  [browser, server] = await Promise.all([openBrowser(), startServer({ WEBHOOK_HOSTS: receiver.host })]);
});
afterAll(async () => {
  await closePages(browser);
  await server.discard();
  await receiver.close();
});

/** Ends the leases of a killed process, which last a minute. */
function endLeases(): void {
  const database = new DatabaseSync(join(server.folder, 'faitage.sqlite'), { timeout: 5_000 });
  database.prepare("update jobs set leased_until = '2020-01-01T00:00:00.000Z' where status = 'running'").run();
  database.close();
}

const signature = (secret: string, { headers, body }: FakeReceiver['received'][number]): string => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
};

/** Creates an endpoint of every event, and returns the secret that the button has copied. */
async function create(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Nouveau webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Nouveau webhook' });
  await form.getByLabel('Adresse').fill('https://127.0.0.1/');
  await form.getByRole('button', { name: 'Créer le webhook' }).click();
  await form
    .getByRole('alert')
    .getByText(/n’est pas sur Internet/)
    .waitFor();
  await form.getByLabel('Adresse').fill(receiver.url);
  await form.getByLabel('Description').fill('Comptabilité');
  expect(await violationsOn(page)).toEqual([]);
  await form.getByRole('button', { name: 'Créer le webhook' }).click();
  const secretDialog = page.getByRole('dialog', { name: 'Secret du webhook' });
  await secretDialog.getByRole('button', { name: 'Copier' }).click();
  await page.getByText('Copié.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await secretDialog.getByRole('button', { name: 'J’ai copié le secret' }).click();
  await secretDialog.waitFor({ state: 'detached' });
  return page.evaluate(() => navigator.clipboard.readText());
}

const openLog = async (page: Page, card: Locator): Promise<Locator> => {
  await card.getByRole('button', { name: /^Journal/ }).click();
  const log = page.getByRole('dialog', { name: /^Journal/ });
  await log.waitFor();
  return log;
};

describe('webhooks of an administrator', () => {
  it('creates one, sends a test, shows it in the log, sends it again, renews the secret and deletes it', async () => {
    const context = await browser.newContext({
      ...{ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await signInToBackOffice(page, server.origin);
    await page.goto(`${server.origin}/admin/settings`);
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByText('Aucun webhook').waitFor();
    const secret = await create(page);
    expect(secret).toMatch(/^whsec_/);
    expect(await page.content()).not.toContain(secret);
    const card = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem');
    await card.getByText('rien d’envoyé encore').waitFor();

    await card.getByRole('button', { name: /^Envoyer un essai/ }).click();
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1);
    const [first] = receiver.received;
    expect(first && JSON.parse(first.body)).toMatchObject({ type: 'test.ping' });
    expect(first?.headers['webhook-signature']).toBe(first && signature(secret, first));

    const log = await openLog(page, card);
    await log.getByRole('listitem').getByText('Reçu', { exact: true }).waitFor();
    await log.getByText(/^1 essai · réponse 200/).waitFor();
    await log.getByRole('button', { name: /^Contenu/ }).click();
    await log.getByText('"test.ping"').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await log.getByRole('button', { name: /^Renvoyer/ }).click();
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(2);
    const [, second] = receiver.received;
    expect([second?.headers['webhook-id'], second?.body]).toEqual([first?.headers['webhook-id'], first?.body]);
    await page.keyboard.press('Escape');

    await card.getByRole('button', { name: /^Nouveau secret/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Nouveau secret' }).click();
    await page.getByRole('button', { name: 'J’ai copié le secret' }).click();
    await card.getByText(/l’ancien secret signe encore/).waitFor();

    await card.getByRole('button', { name: /^Mettre en pause/ }).click();
    await card.getByText('Mis en pause par un administrateur.').waitFor();
    await card.getByRole('button', { name: /^Reprendre/ }).click();
    await card.getByText('Actif').waitFor();
    await card.getByRole('button', { name: /^Supprimer/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText('Aucun webhook').waitFor();
    await context.close();
  });

  it('sends an event again whose process was killed between the call and its record', async () => {
    const call = await adminCalls(server.origin);
    const events = ['testimonial.submitted'];
    expect((await call('POST', '/admin/webhooks', { url: receiver.url, events })).status).toBe(201);
    const begun = receiver.received.length;
    let killed: Promise<void> | undefined;
    receiver.answerWith(() => {
      killed ??= server.kill();
    });
    expect((await call('POST', '/admin/testimonials', { name: 'Odile', content: 'Bien.' })).status).toBe(201);
    await expect.poll(() => killed !== undefined, { timeout: 20_000 }).toBe(true);
    await killed;
    receiver.answerWith(200);
    endLeases();
    await server.restart();
    await expect.poll(() => receiver.received.length - begun, { timeout: 20_000 }).toBe(2);
    const [one, other] = receiver.received.slice(begun);
    expect([other?.headers['webhook-id'], other?.body]).toEqual([one?.headers['webhook-id'], one?.body]);
  });
});
