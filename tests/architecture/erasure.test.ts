import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { changeProfile } from '#src/domains/accounts/auth/commands/change-profile.server.ts';
import { eraseOwnAccount } from '#src/domains/accounts/auth/commands/erase-own-account.server.ts';
import { removeUser } from '#src/domains/accounts/auth/commands/remove-user.server.ts';
import { requestPasswordReset } from '#src/domains/accounts/auth/commands/request-password-reset.server.ts';
import { anAccount, asAdmin, asVisitor, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aConversation } from '#src/domains/chat/chat.fixture.server.ts';
import { deleteChat } from '#src/domains/chat/commands/delete-chat.server.ts';
import { deleteMessage } from '#src/domains/contact/commands/delete-message.server.ts';
import { sendMessage } from '#src/domains/contact/commands/send-message.server.ts';
import { writeOwnMessage } from '#src/domains/contact/commands/write-own-message.server.ts';
import { A_REQUEST } from '#src/domains/contact/contact.fixture.server.ts';
import { aPhoto } from '#src/domains/media/media.fixture.server.ts';
import { storeImage } from '#src/domains/media/media.internal.server.ts';
import { mediaJobs } from '#src/domains/media/media.jobs.server.ts';
import { requestSubscription } from '#src/domains/newsletter/commands/request-subscription.server.ts';
import { INVOICE_FILE } from '#src/domains/sales/invoices/invoice.contract.ts';
import { anInvoice } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { drawInvoiceFile } from '#src/domains/sales/invoices/invoice-mail.internal.server.ts';
import { verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { closeLedger, verifyClosings } from '#src/domains/sales/ledger/ledger-closing.internal.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/commands/decide-own-quote.server.ts';
import { deleteQuote } from '#src/domains/sales/quotes/commands/delete-quote.server.ts';
import { aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { verifyAudit } from '#src/platform/audit-verify.server.ts';
import { freezeClock, now } from '#src/platform/clock.server.ts';
import { setDataFolder } from '#src/platform/data-folder/folder-path.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { outboxJobs } from '#src/platform/mail/erase-outbox.server.ts';
import { createMailJobs } from '#src/platform/mail/mail.server.ts';
import { closeMail, configureMail } from '#src/platform/mail/mail-transport.server.ts';
import { type Context, systemContext } from '#src/platform/operation.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const DAY_MS = 86_400_000;
const DATA_DIR = mkdtempSync(join(tmpdir(), 'faitage-erasure-'));
describe('erasure', () => {
  beforeAll(() => {
    setDataFolder(DATA_DIR);
    openStorage({ DATA_DIR, S3_REGION: 'auto' });
    configureMail({ PUBLIC_URL: 'https://www.toitures.example', DATA_DIR, SMTP_URL: undefined, MAIL_FROM: undefined });
  });
  afterAll(() => {
    closeMail();
    rmSync(DATA_DIR, { recursive: true });
  });

  const filesIn = (folder: string): string[] =>
    existsSync(join(DATA_DIR, folder))
      ? readdirSync(join(DATA_DIR, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      : [];

  const OF_THE_ACCOUNT = [
    'users',
    'user_profiles',
    'sessions',
    'email_verifications',
    'address_disavowals',
    'password_resets',
    'login_devices',
    'push_subscriptions',
  ] as const;
  const getCount = async (table: (typeof OF_THE_ACCOUNT)[number]) =>
    (await db().selectFrom(table).selectAll().execute()).length;
  const CANARY = {
    name: 'Zéphyrine Quatrelivres',
    email: 'zephyrine.quatrelivres@essai.example',
    phone: '04 65 71 00 77',
  };
  /** Tables kept by law: contracts as they were sent, and what was ordered, invoiced and paid on them. */
  const KEPT_BY_LAW = [
    'quotes',
    'quote_decisions',
    'document_links',
    'orders',
    'invoices',
    'refund_notices',
    'payments',
    'payment_events',
  ];

  /** Instants, hashes, keys and codes, by the name of their column. */
  const TECHNICAL_NAME = /_at$|_hash$|_key$|^status$|^kind$/;
  /** Tables and columns that an erasure may leave as they are, and the reason. A new column is added here or erased. */
  const LEFT: Record<string, string> = {
    audit_counts: 'numbers of lines by day, actor and action',
    audit_log: 'append-only; the erasure of its names is verified with the chain',
    jobs: 'queued emails are deleted by their address; tested above with the outbox',
    media: 'deleted by a job when no row uses the picture; tested with the photos',
    rate_limits: 'counters by hash, which expire',
    settings: 'the company, not a customer',
    'chat_messages.sender_email': 'finds the rows; tested above with the person’s address',
    'chat_messages.sender_type': 'a code: visitor or company',
    'chat_sessions.page': 'the path of a page of the site',
    'chat_sessions.sender_email': 'finds the rows; tested above with the person’s address',
    'chat_sessions.session_id': 'a random id',
    'bin_records.person_email': 'finds the rows; tested above with the person’s address',
    'contact_messages.email': 'finds the rows; tested above with the person’s address',
    'newsletter_subscribers.email': 'finds the rows; tested above with the person’s address',
    'notifications.event': 'a code',
    'notifications.link': 'finds the rows',
    'notifications.message': 'deleted by its link, or its names are replaced; tested above',
    'notifications.title': 'deleted by its link, or its names are replaced; tested above',
    'notifications.topic': 'a code',
    'notifications.type': 'a code',
    'quotes.agreed_regime': 'a code',
    'quotes.contract_mode': 'a code',
    'quotes.customer_kind': 'a code',
    'quotes.deadline': 'a day',
    'quotes.email': 'finds the rows; tested above with the person’s address',
    'quotes.execution_period': 'when the works are done',
    'quotes.lines': 'works and prices',
    'quotes.open_status': 'a code',
    'quotes.service_type': 'a service of the company',
    'quotes.urgency': 'a code',
    'quotes.valid_until': 'a day',
    'quotes.waste_collection': 'where the waste of the works goes',
    'quotes.waste_cost': 'works and prices',
    'quotes.waste_quantity': 'works and prices',
    'users.email': 'finds the rows; tested above with the person’s address',
    'users.rights': 'codes, which open the session of the erasure',
    'users.role': 'a code, which opens the session of the erasure',
  };

  async function tablesHolding(texts: string[]): Promise<string[]> {
    const tables = (await db().introspection.getTables()).map(({ name }) => name);
    const found: string[] = [];
    for (const table of tables) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(db());
      const all = JSON.stringify(rows).toLowerCase();
      if (texts.some((text) => all.includes(text.toLowerCase()))) found.push(table);
    }
    return found;
  }

  /** Searches the database file and its log, as a thief of the disk could. */
  async function fileHolds(texts: string[]): Promise<string[]> {
    await sql`pragma wal_checkpoint(truncate)`.execute(db());
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db());
    const file = rows[0]?.file ?? '';
    const bytes = Buffer.concat([file, `${file}-wal`].filter(existsSync).map((path) => readFileSync(path)));
    return texts.filter((text) => bytes.includes(text));
  }

  /** Returns a stored photo that the row of the person's last message shows. */
  async function makePhoto(place: 'contact_photos' | 'chat_messages'): Promise<void> {
    const { key: media_key } = await storeImage({ image: await aPhoto() });
    const row = place === 'contact_photos' ? 'contact_messages' : place;
    const { id } = await db().selectFrom(row).select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    if (place === 'chat_messages') await db().updateTable(place).set({ media_key }).where('id', '=', id).execute();
    else await db().insertInto(place).values({ message_id: id, media_key, position: 0 }).execute();
  }

  /** Deletes a message, a quote and a conversation of the person, which go to the bin with a photo. */
  async function fillBin(context: Context): Promise<void> {
    const system = systemContext('test');
    const request = { ...CANARY, subject: 'Demande de devis - Toiture', message: `${CANARY.name} attendait.` };
    const { id, quote_id } = await sendMessage({ ...asVisitor(), clientAddress: '203.0.113.78' }, request);
    const { session_id } = await aConversation({ by: context });
    await makePhoto('contact_photos');
    await deleteMessage(system, { id });
    await deleteQuote(system, { id: quote_id ?? 0 });
    await deleteChat(system, { session_id });
    expect(await tablesHolding([CANARY.name])).toContain('bin_records');
  }

  /** Creates a person who used everything that a customer can use without a contract. */
  async function aCanary() {
    const account = await anAccount(CANARY);
    await db().updateTable('users').set({ email_verified_at: '2026-11-20T08:00:00.000Z' }).execute();
    const { context } = await aSession(account);
    await fillBin(context);
    await changeProfile(context, { phone: CANARY.phone });
    await writeOwnMessage(context, {
      subject: `De ${CANARY.name}`,
      message: `Je suis ${CANARY.name}, ${CANARY.email}.`,
    });
    const request = { ...CANARY, subject: 'Demande de devis - Toiture', message: `${CANARY.name} attend.` };
    await sendMessage({ ...asVisitor(), clientAddress: '203.0.113.77' }, request);
    await aConversation({ by: context });
    await makePhoto('contact_photos');
    await makePhoto('chat_messages');
    await requestSubscription(asVisitor(), { email: CANARY.email });
    await requestPasswordReset(asVisitor(), { email: CANARY.email });
    await aSentQuote({ user_id: account.id, ...CANARY });
    return { account, context };
  }

  /** Returns the number of rows of each table. */
  async function countRows(): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const { name } of await db().introspection.getTables()) {
      const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(name)}`.execute(db());
      counts.set(name, rows[0]?.total ?? 0);
    }
    return counts;
  }

  /** Returns the text columns of these tables that an erasure may not leave as they are. */
  async function getPersonalColumns(tables: string[]): Promise<{ table: string; column: string }[]> {
    const all = (await db().introspection.getTables()).filter(({ name }) => tables.includes(name) && !(name in LEFT));
    return all.flatMap(({ name: table, columns }) =>
      columns
        .filter(({ name, dataType }) => dataType.toLowerCase() === 'text' && !TECHNICAL_NAME.test(name))
        .filter(({ name }) => !(`${table}.${name}` in LEFT))
        .map(({ name: column }) => ({ table, column })),
    );
  }

  /** Returns the columns whose mark a table contains. */
  async function getMarks(): Promise<string[]> {
    const marks = new Set<string>();
    for (const { name } of await db().introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db());
      for (const [, column = ''] of JSON.stringify(rows).matchAll(/Repère (\w+\.\w+)/g)) marks.add(column);
    }
    return [...marks].sort();
  }

  /** Takes the last email, which confirms the erasure to the person: the only one that may still be sent. */
  async function takeConfirmation(): Promise<void> {
    const mails = await db().selectFrom('jobs').select(['id', 'payload']).where('kind', '=', 'mail').execute();
    const own = mails.filter(({ payload }) => JSON.parse(payload).to === CANARY.email);
    expect(own.map(({ payload }) => JSON.parse(payload).subject)).toEqual([expect.stringMatching(/supprimé|effacé/)]);
    await db()
      .deleteFrom('jobs')
      .where(
        'id',
        'in',
        own.map(({ id }) => id),
      )
      .execute();
  }

  describe('erasure of a person', () => {
    const texts = Object.values(CANARY);

    it.each(['the customer', 'an administrator'] as const)(
      'deletes name and address everywhere when %s asks for it',
      async (who) => {
        const { account, context } = await aCanary();
        const admin = await asAdmin();
        expect((await tablesHolding(texts)).length).toBeGreaterThan(5);
        if (who === 'the customer') await eraseOwnAccount(context, { password: FIXTURE_PASSWORD });
        else await removeUser(admin, { id: account.id });
        await takeConfirmation();
        expect(await tablesHolding(texts)).toEqual([]);
        expect(await fileHolds(texts)).toEqual([]);
        expect((await verifyAudit()).finding).toBeUndefined();
      },
    );

    it('deletes every text of the person’s rows, also in a column that was added later', async () => {
      const before = await countRows();
      const { context } = await aCanary();
      const after = await countRows();
      const columns = await getPersonalColumns(
        [...after.keys()].filter((name) => after.get(name) !== before.get(name)),
      );
      for (const { table, column } of columns) {
        const mark = sql`${`Repère ${table}.${column} `} || hex(randomblob(8))`;
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${mark}`.execute(db());
      }
      expect(await getMarks()).toEqual(columns.map(({ table, column }) => `${table}.${column}`).sort());
      await eraseOwnAccount(context, { password: FIXTURE_PASSWORD });
      expect(await getMarks(), 'erase it in erasure.store.server.ts, or list it with a reason').toEqual([]);
    });

    it('lists only existing tables and columns as left by an erasure', async () => {
      const names = (await db().introspection.getTables()).flatMap(({ name, columns }) => [
        name,
        ...columns.map((column) => `${name}.${column.name}`),
      ]);
      expect(Object.keys(LEFT).filter((name) => !names.includes(name))).toEqual([]);
    });

    it('keeps data with a legal retention period, and only there', async () => {
      const { account, context } = await aCanary();
      const { id } = await aSentQuote({ user_id: account.id, ...CANARY });
      await decideOwnQuote(context, { id, decision: 'accepted', name: CANARY.name, consent: true });
      await anInvoice({ user_id: account.id });
      await eraseOwnAccount(context, { password: FIXTURE_PASSWORD });
      await takeConfirmation();
      const holding = await tablesHolding(texts);
      expect(holding).toContain('quote_decisions');
      expect(holding.filter((table) => !KEPT_BY_LAW.includes(table))).toEqual([]);
    });

    it('deletes photos, and emails in the outbox to the address or about a request from it', async () => {
      for (const path of [...filesIn('media'), ...filesIn('outbox')]) rmSync(path);
      const { context } = await aCanary();
      const jobs = { ...createMailJobs({ [INVOICE_FILE]: drawInvoiceFile }), ...outboxJobs, ...mediaJobs };
      await runDueJobs(jobs);
      const getEmails = () => filesIn('outbox').filter((path) => readFileSync(path, 'utf8').includes(CANARY.email));
      expect(getEmails().length).toBeGreaterThan(1);
      expect(filesIn('media').length).toBeGreaterThan(1);
      await eraseOwnAccount(context, { password: FIXTURE_PASSWORD });
      await takeConfirmation();
      await runDueJobs(jobs);
      expect(getEmails()).toEqual([]);
      expect(await db().selectFrom('media').select('key').execute()).toEqual([]);
      expect(filesIn('media')).toEqual([]);
    });

    it('keeps messages that others sent under an address that the account never proved', async () => {
      const account = await anAccount({ email: 'autrui@essai.example' });
      await sendMessage(asVisitor(), { ...A_REQUEST, email: 'autrui@essai.example' });
      await db().updateTable('users').set({ email_verified_at: null }).execute();
      const { context } = await aSession(account);
      await eraseOwnAccount(context, { password: FIXTURE_PASSWORD });
      const { email } = await db().selectFrom('contact_messages').select('email').executeTakeFirstOrThrow();
      expect(email).toBe('autrui@essai.example');
    });
  });

  const ownersIn = async (table: 'contact_messages' | 'quotes' | 'chat_sessions') =>
    (await db().selectFrom(table).select('user_id').execute()).map(({ user_id }) => user_id);

  const selectMoney = async () => ({
    entries: await db().selectFrom('ledger_entries').selectAll().orderBy('id').execute(),
    closings: await db().selectFrom('ledger_closings').selectAll().orderBy('id').execute(),
    invoices: await db().selectFrom('invoices').select(['number', 'document']).orderBy('id').execute(),
  });

  it('deletes all of an account’s own data; records kept by law lose their link to the account', async () => {
    const account = await anAccount();
    const { context } = await aSession(account);
    await changeProfile(context, {
      ...{ email: 'neuve@essai.example', current_password: FIXTURE_PASSWORD },
      login_alerts: true,
    });
    await aConversation({ by: context });
    await writeOwnMessage(context, { subject: 'Sujet', message: 'Bonjour' });
    const { id } = await aSentQuote({ user_id: account.id });
    await decideOwnQuote(context, { id, decision: 'accepted', name: 'Camille Faure', consent: true });
    const invoice = await anInvoice({ user_id: account.id });
    freezeClock(new Date(Date.now() - DAY_MS).toISOString());
    const receipt = { quoteId: id, means: 'cheque', amount: 100, received_on: parisDay(now()) } as const;
    await recordReceipt(systemContext('test'), receipt);
    freezeClock();
    expect(await closeLedger()).toBeGreaterThan(0);
    const money = await selectMoney();
    await eraseOwnAccount(context, { password: FIXTURE_PASSWORD });

    expect(await selectMoney()).toEqual(money);
    expect((await verifyLedger()).fault).toBeUndefined();
    expect((await verifyClosings()).fault).toBeUndefined();
    for (const table of OF_THE_ACCOUNT) expect([table, await getCount(table)]).toEqual([table, 0]);
    expect(await ownersIn('contact_messages')).toEqual([null]);
    expect(await ownersIn('chat_sessions')).toEqual([null]);
    expect(new Set(await ownersIn('quotes'))).toEqual(new Set([null]));
    expect(await db().selectFrom('quote_decisions').select('name').execute()).toEqual([{ name: 'Camille Faure' }]);
    expect(await db().selectFrom('invoices').select('id').execute()).toContainEqual({ id: invoice.id });
    // An issued invoice does not change: the account id in it must never be assigned again.
    expect((await anAccount()).id).toBeGreaterThan(account.id);
  });
});
