import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INVOICE_FILE } from '#src/domains/sales/invoices/invoice.contract.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { drawInvoiceFile } from '#src/domains/sales/invoices/invoice-mail.internal.server.ts';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';
import { migrate } from '#src/platform/database/migrate.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { createLog, log, setLog } from '#src/platform/log.server.ts';
import { createMailJobs } from '#src/platform/mail/mail.server.ts';
import { configureMail } from '#src/platform/mail/mail-transport.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { aClient, signedIn } from '#tests/support/api.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { ASKING, DECLINED, TYPED } from './payment.fixture.server.ts';

useDemoPayments();

const CVV = '7391';
/** Valid number, but not of a test card. */
const FOREIGN = '4970100000000154';

let folder: string;
let logged: string[];
describe('card secrets API', () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'faitage-card-'));
    logged = [];
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        logged.push(String(chunk));
        done();
      },
    });
    setLog(pino({ level: 'trace' }, stream));
    await openDatabase(join(folder, 'faitage.sqlite'));
    await migrate();
    await completeCompany();
    openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
    configureMail({ PUBLIC_URL: 'http://localhost', DATA_DIR: folder, SMTP_URL: undefined, MAIL_FROM: undefined });
  });
  afterEach(async () => {
    await closeDatabase();
    setLog(createLog('silent'));
    rmSync(folder, { recursive: true, force: true });
  });

  const files = (): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  const hashes = (text: string): string[] =>
    (['hex', 'base64', 'base64url'] as const).map((form) => createHash('sha256').update(text).digest(form));

  /** Returns the forms in which a number may be stored: plain, grouped, encoded, or as a hash reversible by a table. */
  function getTraces(number: string): string[] {
    const grouped = number.replace(/(.{4})(?!$)/g, '$1 ');
    return [
      number,
      grouped,
      grouped.replaceAll(' ', '-'),
      Buffer.from(number).toString('base64').replace(/=+$/, ''),
    ].concat(hashes(number), hashes(grouped), hashes(number + CVV));
  }

  it('stores no card number and no security code anywhere after a payment', async () => {
    const customer = await signedIn('user');
    const answers: string[] = [];
    const cards = [TYPED, DECLINED, ASKING, { ...TYPED, cardNumber: FOREIGN }, { ...TYPED, cardHolder: FOREIGN }];
    for (const [place, card] of cards.entries()) {
      const headers = { 'idempotency-key': `key-${place}` };
      for (const _time of [1, 2]) {
        const answer = await customer.send('POST', '/payment/process', { ...card, cvv: CVV, amount: 10 }, headers);
        answers.push(await answer.text(), JSON.stringify([...answer.headers]));
      }
    }
    const broken = `{"cardNumber":"${FOREIGN}","cvv":"${CVV}"`;
    answers.push(await (await customer.send('POST', '/payment/process', broken)).text());
    const admin = await signedIn('admin');
    for (const path of ['/payments', '/admin/payments/export', '/admin/activity', '/admin/notifications']) {
      answers.push(await (await admin.send('GET', path)).text());
    }
    answers.push(await (await aClient().send('GET', '/payment/due?quoteId=1')).text());
    log().info('the log is heard');
    await runDueJobs(createMailJobs({ [INVOICE_FILE]: drawInvoiceFile }));
    expect(files().some((file) => file.endsWith('-wal'))).toBe(true);
    expect(files().some((file) => file.endsWith('.eml'))).toBe(true);
    const stored = [
      ...files().map((file) => readFileSync(file).toString('latin1')),
      logged.join('\n'),
      answers.join('\n'),
    ];
    expect(stored.at(-2)).toContain('the log is heard');
    for (const text of stored) {
      for (const { cardNumber } of cards) {
        for (const trace of getTraces(cardNumber.replaceAll(' ', ''))) expect(text.includes(trace)).toBe(false);
      }
      // Matched as a separate word: four digits may occur within a random number or a time.
      expect(text).not.toMatch(new RegExp(`(?<![\\w.:-])${CVV}(?![\\w.:-])`));
      expect(text).not.toMatch(/"(cvv|cardNumber)":\s*"?\d/);
    }
  });
});
