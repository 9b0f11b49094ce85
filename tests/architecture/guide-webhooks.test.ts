import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFact, aWebhook } from '#src/domains/webhooks/webhook.fixture.server.ts';
import { webhookJobs } from '#src/domains/webhooks/webhook.jobs.server.ts';
import { EVENT_DATA, SENT_EVENTS } from '#src/domains/webhooks/webhook-event.contract.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useFakeReceiver } from '#tests/support/fake-receiver.ts';

useDatabase();
const receiver = useFakeReceiver();
const GUIDE = readFileSync('docs/guides/webhooks.md', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'faitage-guide-'));
let verify: (secret: string, headers: object, body: string) => { type: string };

beforeAll(async () => {
  const [, code = ''] = /^```js\n([\s\S]*?)^```/m.exec(GUIDE) ?? [];
  const file = join(folder, 'verify.mjs');
  writeFileSync(file, code);
  ({ verify } = await import(/* @vite-ignore */ pathToFileURL(file).href));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('docs/guides/webhooks.md', () => {
  it('shows a verification that accepts what the site sends, and nothing else', async () => {
    const { secret } = await aWebhook({ url: receiver.url });
    await aFact();
    await runDueJobs(webhookJobs);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    expect(verify(secret, headers, body)).toMatchObject({ type: 'testimonial.submitted', data: { name: 'Odile' } });
    expect(() => verify(secret, headers, body.replace('Odile', 'Odette'))).toThrow('signature fausse');
    expect(() => verify('whsec_b3RoZXI=', headers, body)).toThrow('signature fausse');
    expect(() => verify(secret, { ...headers, 'webhook-timestamp': '1700000000' }, body)).toThrow('trop ancien');
  });

  it('names every event with all its fields', () => {
    const lines = GUIDE.split('\n').filter((line) => line.startsWith('| `'));
    expect(lines.map((line) => line.split('`')[1])).toEqual([...SENT_EVENTS]);
    for (const [type, data] of Object.entries(EVENT_DATA)) {
      const [, , , fields = ''] = lines.find((line) => line.startsWith(`| \`${type}\``))?.split('|') ?? [];
      expect([...fields.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(Object.keys(data.shape));
    }
  });
});
