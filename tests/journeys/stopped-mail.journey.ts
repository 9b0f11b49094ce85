import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { changeFile } from '#tests/support/installation.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const TO = 'client@essai.example';
const QUEUE = '**/api/admin/site-check/jobs';
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

/** Stores a job of any kind that was given up, and returns its number. */
function giveUpJob(id: number, kind: string): number {
  const at = '2026-11-18T08:00:00.000Z';
  changeFile(
    join(server.folder, 'faitage.sqlite'),
    `insert into jobs (id, kind, payload, status, attempts, run_at, created_at, finished_at, last_error)
     values (${id}, '${kind}', '{}', 'dead', 10, '${at}', '${at}', '${at}', 'Error ECONNREFUSED')`,
  );
  return id;
}

const readJobs = async (ids: number[]) => {
  const call = await adminCalls(server.origin);
  const { data } = await (await call('GET', '/admin/site-check/jobs')).json();
  return data.stopped.map((job: { id: number }) => job.id).filter((id: number) => ids.includes(id));
};

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer({ SMPT_URL: 'smtp://mail.example' })]);
  page = await browser.newPage();
  await signInToBackOffice(page, server.origin);
});
afterAll(async () => {
  await closePages(browser);
  await server?.discard();
});

describe('email that did not leave', () => {
  beforeAll(giveUpMail);

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

  it('leaves the list when it is dropped, after a question', async () => {
    giveUpMail();
    await page.reload();
    const mails = page.getByRole('list', { name: 'E-mails qui ne sont pas partis' });
    await mails.getByRole('button', { name: /^Abandonner/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
    await page.getByText('Le travail est abandonné.').waitFor();
    await mails.waitFor({ state: 'detached' });
  });
});

describe('queue of background work', () => {
  beforeEach(async () => {
    await page.goto(`${server.origin}/admin/settings/etat`);
    await page.getByRole('heading', { name: 'File des travaux' }).waitFor();
  });

  it('says that nothing waits', async () => {
    await page.route(QUEUE, async (route) => {
      const answer = await route.fetch();
      const { data, ...envelope } = await answer.json();
      await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, kinds: [], stopped: [] } } });
    });
    await page.reload();
    await page.getByText('Rien n’attend et rien n’est arrêté.').waitFor();
    await page.getByText(/travaux réguliers attendent leur heure/).waitFor();
    await page.unroute(QUEUE);
  });

  it('shows stopped jobs by kind, lets one run again and drops another', async () => {
    const [again, dropped] = [giveUpJob(900_001, 'content-changed'), giveUpJob(900_002, 'push')];
    await page.reload();
    const kinds = page.getByRole('list', { name: 'File des travaux' });
    await kinds.getByRole('listitem').filter({ hasText: 'Alerte sur un appareil' }).getByText('1 abandonné').waitFor();
    const stopped = page.getByRole('list', { name: 'Travaux arrêtés' });
    expect(await stopped.getByText('Dernière erreur\u202f: Error ECONNREFUSED.').count()).toBe(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await stopped.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violationsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });

    await stopped.getByRole('button', { name: new RegExp(`^Réessayer.*${again}$`) }).click();
    await page.getByText('Le travail repart.').waitFor();
    await stopped.getByText(`N°\u00a0${again}`).waitFor({ state: 'detached' });
    await stopped.getByRole('button', { name: new RegExp(`^Abandonner.*${dropped}$`) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Ce travail ne sera jamais fait').waitFor();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await readJobs([again, dropped])).toEqual([dropped]);
    await stopped.getByRole('button', { name: new RegExp(`^Abandonner.*${dropped}$`) }).click();
    await dialog.getByRole('button', { name: 'Abandonner' }).click();
    await page.getByText('Le travail est abandonné.').waitFor();
    await stopped.waitFor({ state: 'detached' });
    expect(await readJobs([again, dropped])).toEqual([]);
  });

  it('says in its place why the queue cannot be read, and reads it again', async () => {
    await page.route(QUEUE, (route) => route.abort());
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: 'La file des travaux n’a pas pu être lue' });
    await alert.waitFor();
    await page.getByRole('list', { name: 'Serveur', exact: true }).waitFor();
    await page.unroute(QUEUE);
    await alert.getByRole('button').click();
    await page.getByText(/travaux réguliers attendent leur heure/).waitFor();
    expect(await alert.count()).toBe(0);
  });
});

describe('lines of the doctor in the state of the site', () => {
  it('names a variable that nothing reads, says where the server listens, and reads the database when asked', async () => {
    await page.goto(`${server.origin}/admin/settings/etat`);
    const lines = page.getByRole('list', { name: 'Serveur', exact: true }).getByRole('listitem');
    await lines.getByText(/La variable SMPT_URL n’est pas lue/).waitFor();
    await lines.getByText(new RegExp(`écoute sur ${new URL(server.origin).host} et peut écrire`)).waitFor();
    const integrity = lines.filter({ hasText: 'Intégrité de la base' });
    await integrity.getByText('À faire', { exact: true }).waitFor();
    await integrity.getByRole('button', { name: 'Relire la base' }).click();
    await integrity.getByText(/étaient intacts le/).waitFor();
    changeFile(
      join(server.folder, 'faitage.sqlite'),
      "pragma foreign_keys = off; insert into recovery_codes (user_id, code_hash) values (999, 'x')",
    );
    await page.reload();
    await integrity.getByText(/étaient intacts le/).waitFor();
    await integrity.getByRole('button', { name: 'Relire la base' }).click();
    await integrity.getByText(/La base est abîmée/).waitFor();
    await integrity.getByText('En panne', { exact: true }).waitFor();
  });
});
