import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getImageKey } from '#src/domains/media/media.contract.ts';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { mediaJobs } from '#src/domains/media/media.jobs.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { jobInstant } from '#src/platform/jobs/job-rows.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import { type ApiClient, aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { CHAT_PHOTO_LIMIT } from './chat.rules.ts';

useDatabase();
let forget = () => {};
beforeAll(() => {
  forget = openPictureFolder();
});
afterAll(() => forget());

const TOO_LARGE = 'La photo dépasse 5 Mo : choisissez-en une plus légère.';

async function anOpenedChat(): Promise<{ client: ApiClient; session_id: string }> {
  const client = aClient({ isBrowser: true });
  const { data } = await (await client.send('POST', '/chat/session', {})).json();
  return { client, session_id: data.session_id };
}

function getForm(session_id: string, bytes: Uint8Array<ArrayBuffer>, words = ''): FormData {
  const form = new FormData();
  form.set('session_id', session_id);
  form.set('message', words);
  form.set('photo', new File([bytes], 'toit.jpg', { type: 'image/jpeg' }));
  return form;
}

const makeDue = () =>
  db()
    .updateTable('jobs')
    .set({ run_at: jobInstant(-1) })
    .execute();
const mediaKeys = async () => (await db().selectFrom('media').select('key').execute()).map(({ key }) => key);

describe('chat photo', () => {
  it('accepts a photo by a form and strips its camera metadata of place and time', async () => {
    const { client, session_id } = await anOpenedChat();
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '44/1 45/1 0/1' };
    const taken = await sharp(await aPhoto())
      .withExif({ IFD0: { Copyright: 'canari-de-la-photo' }, IFD3: gps })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const answer = await client.send('POST', '/chat/message', getForm(session_id, new Uint8Array(taken)));
    expect(answer.status).toBe(201);
    const { data } = await answer.json();
    const key = getImageKey(data.photo);
    for (const name of ['.jpg', '-400.webp', '-1200.webp']) {
      const file = await storage().get(`${key}${name}`);
      const bytes = Buffer.from(file?.bytes ?? []);
      expect((await sharp(bytes).metadata()).exif, name).toBeUndefined();
      expect(bytes.includes('canari-de-la-photo'), name).toBe(false);
    }
  });

  it('refuses a photo over 5 MB in French, before reading it when its length is declared', async () => {
    const { client, session_id } = await anOpenedChat();
    const large = await client.send('POST', '/chat/message', getForm(session_id, new Uint8Array(5_000_001)));
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const huge = await client.send('POST', '/chat/message', 'x'.repeat(6_000_000), form);
    const announced = { ...form, 'content-length': '6000000' };
    const unread = await client.send('POST', '/chat/message', 'nothing of what was announced', announced);
    for (const answer of [large, huge, unread]) {
      expect([answer.status, (await answer.json()).message]).toEqual([413, TOO_LARGE]);
    }
  });

  it('refuses a file that is not an image and stores nothing', async () => {
    const { client, session_id } = await anOpenedChat();
    const html = new TextEncoder().encode('<script>alert(1)</script>');
    const torn = new Uint8Array(await aPhoto()).slice(0, 60);
    const answers = [html, torn].map((bytes) => client.send('POST', '/chat/message', getForm(session_id, bytes, 'Là')));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([415, 422]);
    expect(await mediaKeys()).toEqual([]);
    expect(await db().selectFrom('chat_messages').select('id').execute()).toEqual([]);
  });

  it('allows thirty photos an hour per conversation', async () => {
    const { client, session_id } = await anOpenedChat();
    const { id } = await db().selectFrom('chat_sessions').select('id').executeTakeFirstOrThrow();
    await db()
      .insertInto('rate_limits')
      .values({ bucket: `chat-photo:${id}`, hits: CHAT_PHOTO_LIMIT.hits, resets_at: '2100-01-01T00:00:00.000Z' })
      .execute();
    const answer = await client.send('POST', '/chat/message', getForm(session_id, new Uint8Array(await aPhoto())));
    expect(answer.status).toBe(429);
    expect(await mediaKeys()).toEqual([]);
  });
});

describe('media clean-up after half an hour', () => {
  it('keeps only the photo of the stored message, however the other sends ended', async () => {
    const { client, session_id } = await anOpenedChat();
    const photo = new Uint8Array(await aPhoto());
    const key = { 'idempotency-key': 'one' };
    const send = () => client.send('POST', '/chat/message', getForm(session_id, photo), key);
    const sent = await Promise.all([send(), send()]);
    // A send still in progress is not repeated: 409, to be retried.
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409]);
    const stored = [...sent.filter(({ status }) => status === 201), await send(), await send()];
    const view = new Set(await Promise.all(stored.map(async (answer) => (await answer.json()).data.photo)));
    expect([...view]).toHaveLength(1);
    await makeDue();
    await runDueJobs(mediaJobs);
    expect((await mediaKeys()).map((one) => `/media/${one}-1200.webp`)).toEqual([...view]);
  });
});
