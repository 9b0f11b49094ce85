import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { changeFile } from '#tests/support/installation.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const TO = 'client@essai.example';
const SUBJECT = 'Votre devis de novembre';

let browser: Browser;
let server: BuiltServer;
let page: Page;

/** Stores an email that was given up. */
function giveUpMail(): void {
  const at = '2026-11-18T08:00:00.000Z';
  const payload = JSON.stringify({
    to: TO,
    subject: SUBJECT,
    text: 'Bonjour.',
    html: '<p>Bonjour.</p>',
    at,
    nonce: '4bf92f35',
  });
  changeFile(
    join(server.folder, 'faitage.sqlite'),
    `insert into jobs (kind, payload, status, attempts, run_at, created_at, finished_at)
     values ('mail', '${payload}', 'dead', 10, '${at}', '${at}', '${at}')`,
  );
}

describe('email that did not leave', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer({})]);
    page = await browser.newPage();
    await signInToBackOffice(page, server.origin);
    giveUpMail();
  });
  afterAll(async () => {
    await closePages(browser);
    await server?.discard();
  });

  it('waits in the state of the site, beside the lines of the doctor, and leaves when it is sent again', async () => {
    await page.goto(`${server.origin}/admin/settings/etat`);
    const mails = page.getByRole('list', { name: 'E-mails qui ne sont pas partis' });
    await mails.getByText(SUBJECT).waitFor();
    for (const list of ['Vérifications', 'Serveur'])
      expect(await page.getByRole('list', { name: list, exact: true }).getByRole('listitem').count()).toBeGreaterThan(
        4,
      );
    await page.getByText('Sauvegarde', { exact: true }).waitFor();
    await page.getByText('Travaux de fond', { exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await mails.getByRole('button', { name: `Renvoyer «\u202f${SUBJECT}\u202f» à ${TO}` }).click();
    await page.getByText('L’e-mail repart.').waitFor();
    await mails.waitFor({ state: 'detached' });
    expect((await emailsTo(server, TO, 1)).map(({ subject }) => subject)).toEqual([SUBJECT]);
  });
});
