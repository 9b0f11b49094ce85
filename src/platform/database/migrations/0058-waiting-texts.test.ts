import { describe, expect, it } from 'vitest';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { removeWaitingTexts } from '#tests/support/remove-waiting-texts.ts';
import { db, engine } from '../database.server.ts';
import { countHits } from '../search.server.ts';
import { waitingTexts } from './0058-waiting-texts.server.ts';

useDatabase();

describe('migration 0058-waiting-texts', () => {
  it('leaves what is stored searchable, and finds what comes later', async () => {
    await aMessage({ message: 'Une ardoise a glissé.' });
    await removeWaitingTexts();
    await waitingTexts.up(db() as never);
    await aMessage({ message: 'Une ardoise est fendue.' });
    const isPostgres = engine() === 'postgres';
    expect(await countHits('contact_messages', 'ardoise')).toBe(isPostgres ? undefined : 2);
    await db().deleteFrom('contact_messages').where('message', 'like', '%fendue%').execute();
    expect(await countHits('contact_messages', 'ardoise')).toBe(isPostgres ? undefined : 1);
  });
});
