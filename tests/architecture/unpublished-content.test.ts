import { afterAll, describe, expect, it } from 'vitest';
import { apiDescription } from '#src/app/api.server.ts';
import { anApiToken, aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { PAGE_KEYS } from '#src/domains/site-pages/page.contract.ts';
import { RIGHTS, TOKEN_RIGHTS } from '#src/kernel/actor.ts';
import { closeEventStreams } from '#src/platform/events/event-stream.server.ts';
import { type ApiClient, aClient } from '#tests/support/api.ts';
import { toAddresses } from '#tests/support/api-addresses.ts';
import { useOneDatabase } from '#tests/support/database.ts';
import { findMarks, PREFIX, restoreDeleted, storeUnpublished, type Unpublished } from '#tests/support/unpublished.ts';

/** More than any table has rows, except the activity log. */
const IDS = Array.from({ length: 40 }, (_, place) => String(place + 1));
const ANSWERS = [200, 400, 401, 403, 404, 406, 422];
/** Lists of people and documents of customers have a limit of their own. */
const LIMITED = /^\/admin\/(users|newsletter)\/export|\/pdf$/;
const LOG = /^\/admin\/activity/;

const bearers: Record<string, string | undefined> = {};
let stored: Unpublished;
let addresses: string[];
let deletePictures = (): void => {};

/** Returns a client of this machine, whose reads have no limit. */
const toClient = (caller: string): ApiClient =>
  Object.assign(aClient({ from: '127.0.0.1' }), { token: bearers[caller] });

async function fill(): Promise<void> {
  deletePictures = openPictureFolder();
  const owner = await anAccount({ role: 'admin' });
  const settings = RIGHTS.filter((right) => !right.startsWith('content:'));
  const rights = TOKEN_RIGHTS.filter((right) => right !== 'settings' && !right.startsWith('content:'));
  const open = async (account: Parameters<typeof aSession>[0]) => (await aSession(account)).token;
  bearers.owner = await open(owner);
  bearers.customer = await open(await anAccount({ role: 'user' }));
  bearers.manager = await open(await anAccount({ role: 'manager', rights: [...rights, 'people'] }));
  bearers['manager with the settings'] = await open(await anAccount({ role: 'manager', rights: settings }));
  bearers.program = (await anApiToken(owner, { rights })).token;
  stored = await storeUnpublished(toClient('owner').send);
  addresses = toAddresses(apiDescription(), {
    path: { id: IDS, page: PAGE_KEYS, slug: stored.slugs, version: ['1', '2'], category: stored.marks },
    query: { search: [PREFIX], q: [PREFIX], category: stored.marks, location: stored.marks },
  });
}

/** Reads the whole API; returns each mark with the address that shows it. */
async function readAll(caller: string): Promise<{ mark: string; address: string }[]> {
  const client = toClient(caller);
  const found: { mark: string; address: string }[] = [];
  for (const address of addresses) {
    const answer = await client.send('GET', address);
    if (!(answer.status === 429 && LIMITED.test(address))) expect(ANSWERS, address).toContain(answer.status);
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
    const body = isStream ? '' : await answer.text();
    if (isStream) await answer.body?.cancel();
    const text = `${JSON.stringify([...answer.headers])} ${body}`;
    for (const mark of findMarks(text, stored)) found.push({ mark, address });
  }
  return found;
}

describe('unpublished content', () => {
  useOneDatabase(fill);
  afterAll(() => {
    closeEventStreams();
    deletePictures();
  });

  it.each(['visitor', 'customer', 'manager', 'program'])('stays hidden from a %s without its right', async (caller) => {
    expect(await readAll(caller)).toEqual([]);
  });

  it('reaches a manager with the settings by the activity log alone', async () => {
    const found = await readAll('manager with the settings');
    expect(found.filter(({ address }) => !LOG.test(address))).toEqual([]);
    expect(found).not.toEqual([]);
  });

  it('appears for the owner, what was deleted after it is restored', async () => {
    const before = await readAll('owner');
    await restoreDeleted(toClient('owner').send);
    const marks = [...before, ...(await readAll('owner'))]
      .filter(({ address }) => !LOG.test(address))
      .map(({ mark }) => mark);
    expect([...stored.marks, ...stored.pictures].filter((mark) => !marks.includes(mark))).toEqual([]);
  }, 60_000);
});
