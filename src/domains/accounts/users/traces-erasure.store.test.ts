import { describe, expect, it, vi } from 'vitest';
import type { EmailContent } from '#src/kernel/email-content.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eraseNotifications, eraseQueuedEmails } from './traces-erasure.store.server.ts';
import { anAccount } from './user.fixture.server.ts';
import { confirmEmail, erasePerson } from './user.internal.server.ts';

useDatabase();

const AT = '2026-11-01T00:00:00.000Z';
/** More than two parts of a table. */
const COUNT = 2_100;
/** The first and last rows of parts, and one that is neither. */
const THEIRS = new Set([1, 500, 501, 777, 1_000, 1_001, 2_000, 2_001, 2_100]);
const NAME = 'Zéphyrine Quatrelivres';
const EMAIL = 'zephyrine.quatrelivres@essai.example';

const places = Array.from({ length: COUNT }, (_, at) => at + 1);

/** Stores notifications, queued emails and deliveries, some of which name one person. */
async function store(theirs: ReadonlySet<number>): Promise<void> {
  const named = (place: number): string => (theirs.has(place) ? NAME : 'Camille Faure');
  const endpoint = {
    ...{ id: 1, url: 'https://essai.example', description: '', events: '[]', secret: '', is_enabled: 1 },
    ...{ created_at: AT, updated_at: AT },
  };
  await db().insertInto('webhook_endpoints').values(endpoint).execute();
  const notifications = places.map((id) => ({
    ...{ id, type: 'info', event: '', link: '', created_at: AT },
    ...{ title: `${named(id)} : devis`, message: `Demande de ${named(id)}` },
  }));
  const jobs = places.map((id) => ({
    ...{ id, kind: 'mail', status: 'waiting', attempts: 0, run_at: AT, created_at: AT },
    payload: JSON.stringify({ to: theirs.has(id) ? EMAIL : `x${EMAIL}` }),
  }));
  const deliveries = places.map((id) => ({
    ...{
      id,
      endpoint_id: 1,
      event_id: String(id),
      event_type: 'x',
      state: 'delivered' as const,
      attempts: 1,
      last_answer: '',
    },
    ...{ person_email: '', created_at: AT, payload: JSON.stringify({ about: `Pour ${named(id)}` }) },
  }));
  for (let at = 0; at < COUNT; at += 100) {
    await db()
      .insertInto('notifications')
      .values(notifications.slice(at, at + 100))
      .execute();
    await db()
      .insertInto('jobs')
      .values(jobs.slice(at, at + 100))
      .execute();
    await db()
      .insertInto('webhook_deliveries')
      .values(deliveries.slice(at, at + 100))
      .execute();
  }
}

const selectEmails = async (): Promise<number[]> =>
  (await db().selectFrom('jobs').select('id').where('kind', '=', 'mail').orderBy('id').execute()).map(({ id }) => id);

const selectDeliveries = async (): Promise<number[]> =>
  (await db().selectFrom('webhook_deliveries').select('id').orderBy('id').execute()).map(({ id }) => id);

async function aPerson(): Promise<{ id: number }> {
  const { id } = await anAccount({ name: NAME, email: EMAIL });
  await confirmEmail({ id, email: EMAIL });
  return { id };
}

describe('erasePerson', () => {
  it('finds every trace in long tables, and changes nothing else', async () => {
    await store(THEIRS);
    const others = places.filter((place) => !THEIRS.has(place));
    await erasePerson(await aPerson());
    expect(await selectEmails()).toEqual(others);
    expect(await selectDeliveries()).toEqual(others);
    const notifications = await db().selectFrom('notifications').select(['id', 'title', 'message']).execute();
    const toWords = (id: number): string => (THEIRS.has(id) ? 'Personne effacée' : 'Camille Faure');
    expect(notifications.sort((one, other) => one.id - other.id)).toEqual(
      places.map((id) => ({ id, title: `${toWords(id)} : devis`, message: `Demande de ${toWords(id)}` })),
    );
  });

  it('reads no long table in one piece on SQLite, and leaves the event loop between the parts', async () => {
    if (engine() === 'postgres') return;
    await store(new Set());
    const person = await aPerson();
    // Each reading of the clock is ten milliseconds after the one before: every part is a long one.
    let clock = performance.now();
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => {
      clock += 10;
      return clock;
    });
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await erasePerson(person);
    isDone = true;
    spy.mockRestore();
    // Four turns between the five parts of each of the three tables.
    expect(turns).toBeGreaterThanOrEqual(12);
  });
});

const TRACES = {
  ...{ id: 1, email: EMAIL, known: [NAME, EMAIL], substitute: 'Personne effacée' },
  links: ['/admin/contact?view=12', '/admin/chat?view=abc'],
  mailedLinks: ['/admin/contact?view=12', '/admin/quotes?view=7'],
};

const ADMIN = 'https://essai.example/admin';
const aContent = (more: Partial<EmailContent>): EmailContent => ({
  title: 'Message',
  paragraphs: ['Bonjour'],
  ...more,
});

describe('eraseQueuedEmails', () => {
  /** Text of an email or its content, its kind if not "mail", and whether it is deleted. */
  const EMAILS: {
    kind?: string;
    to?: string;
    replyTo?: string;
    text?: string;
    content?: EmailContent;
    isGone: boolean;
  }[] = [
    { text: 'Message :\nhttps://essai.example/admin/contact?view=12\nMerci', isGone: true },
    {
      text: 'https://essai.example/admin/contact?view=13\nou https://essai.example/admin/quotes?view=7\n',
      isGone: true,
    },
    { text: 'https://essai.example/admin/contact?view=121\nMerci', isGone: false },
    { text: 'https://essai.example/admin/contact?view=12&a=b\nMerci', isGone: false },
    { text: 'https://essai.example/admin/contact?view=7\nMerci', isGone: false },
    { text: '12\nhttps://essai.example/admin/blog?view=12\nMerci', isGone: false },
    { kind: 'password-reset', text: 'https://essai.example/admin/contact?view=12\n', isGone: false },
    { to: EMAIL.toUpperCase(), text: '', isGone: true },
    { kind: 'password-reset', to: EMAIL, text: '', isGone: true },
    { to: `x${EMAIL}`, text: EMAIL, isGone: true },
    { to: `x${EMAIL}`, text: `Bonjour ${EMAIL}`, isGone: false },
    { kind: 'webhook', to: EMAIL, text: '', isGone: false },
    { content: aContent({ action: { label: 'Voir', url: `${ADMIN}/contact?view=12` } }), isGone: true },
    { content: aContent({ action: { label: 'Voir', url: `${ADMIN}/quotes?view=7` }, footer: 'Toits' }), isGone: true },
    { content: aContent({ paragraphs: [`Message :\n${ADMIN}/contact?view=12\nMerci`] }), isGone: true },
    { content: aContent({ action: { label: 'Voir', url: `${ADMIN}/contact?view=1` } }), isGone: false },
    { content: aContent({ action: { label: 'Voir', url: `${ADMIN}/contact?view=121` } }), isGone: false },
    { content: aContent({ action: { label: 'Voir', url: `${ADMIN}/contact?view=7` } }), isGone: false },
    { content: aContent({ quote: `Voir "${ADMIN}/contact?view=12"` }), isGone: false },
    { to: EMAIL, content: aContent({}), isGone: true },
    { replyTo: EMAIL, content: aContent({}), isGone: true },
    { content: aContent({ title: EMAIL, quote: EMAIL }), isGone: false },
  ];

  /** Those that only a link to a record deletes. */
  const isLinked = ({ isGone, to, replyTo, text }: (typeof EMAILS)[number]): boolean =>
    isGone && to === undefined && replyTo === undefined && text !== EMAIL;

  async function erase(traces: typeof TRACES | (Omit<typeof TRACES, 'email'> & { email: null })): Promise<boolean[]> {
    const jobs = EMAILS.map(({ kind = 'mail', to = 'equipe@essai.example', isGone: _, ...mail }, at) => ({
      ...{ id: at + 1, kind, status: 'waiting', attempts: 0, run_at: AT, created_at: AT },
      payload: JSON.stringify({ to, ...mail }),
    }));
    await db().insertInto('jobs').values(jobs).execute();
    await eraseQueuedEmails(traces);
    const rows = await db().selectFrom('jobs').select('id').execute();
    const left = new Set(rows.map(({ id }) => id));
    return EMAILS.map((_, at) => !left.has(at + 1));
  }

  it('deletes what is sent to the person, and what ends a line with a link to their record', async () => {
    expect(await erase(TRACES)).toEqual(EMAILS.map(({ isGone }) => isGone));
  });

  it('deletes only links for an address that is not proved, and only the address without records', async () => {
    expect(await erase({ ...TRACES, email: null })).toEqual(EMAILS.map(isLinked));
    await db().deleteFrom('jobs').where('id', '>', 0).execute();
    expect(await erase({ ...TRACES, mailedLinks: [] })).toEqual(
      EMAILS.map((email) => email.isGone && !isLinked(email)),
    );
  });
});

describe('eraseNotifications', () => {
  it('deletes those with a link to an erased record, and replaces names and addresses in all others', async () => {
    const rows = [
      { link: '/admin/contact?view=12', title: 'Sans nom', message: '' },
      { link: '/admin/contact?view=121', title: 'Sans nom', message: '' },
      { link: '', title: `${NAME}, ${NAME}`, message: 'Bonjour' },
      { link: '', title: 'Bonjour', message: `De ${NAME} <${EMAIL}>` },
      { link: '', title: NAME.toUpperCase(), message: NAME.slice(1) },
    ];
    const values = rows.map((row, at) => ({ ...row, id: at + 1, type: 'info', event: '', created_at: AT }));
    await db().insertInto('notifications').values(values).execute();
    await eraseNotifications(TRACES);
    const left = await db().selectFrom('notifications').select(['id', 'title', 'message']).orderBy('id').execute();
    expect(left).toEqual([
      { id: 2, title: 'Sans nom', message: '' },
      { id: 3, title: 'Personne effacée, Personne effacée', message: 'Bonjour' },
      { id: 4, title: 'Bonjour', message: 'De Personne effacée <Personne effacée>' },
      { id: 5, title: NAME.toUpperCase(), message: NAME.slice(1) },
    ]);
  });
});
