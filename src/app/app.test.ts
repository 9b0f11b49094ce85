import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { sendMessage } from '#src/domains/contact/commands/send-message.server.ts';
import { A_REQUEST } from '#src/domains/contact/contact.fixture.server.ts';
import { CONTACT_LIMIT } from '#src/domains/contact/contact.rules.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { type App, openApp } from './app.server.ts';

let folder: string;
let app: App | undefined;

async function open(): Promise<App> {
  const config = readConfig({
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: 'https://toits.example',
    ADMIN_EMAIL: 'camille@essai.example',
    ADMIN_PASSWORD: 'une ardoise et deux voliges',
    DEMO: '0',
    LOG_LEVEL: 'silent',
  });
  app = await openApp(config, join(folder, 'stamps'));
  return app;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'restarted-app-'));
});

afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true });
});

describe('openApp', () => {
  it('counts on, after a stop, the messages that an address has sent before', async () => {
    const send = ({ state }: App) => state.run(() => sendMessage(asVisitor(), A_REQUEST));
    const first = await open();
    for (let sent = 0; sent < CONTACT_LIMIT.hits; sent += 1) await send(first);
    await first.close();
    const second = await open();
    await expect(send(second)).rejects.toMatchObject({ code: 'limit' });
  }, 60_000);
});
