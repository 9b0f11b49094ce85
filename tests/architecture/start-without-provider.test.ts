import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openApp } from '#src/app/app.server.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { getOpenidLabel } from '#src/platform/openid/openid-client.server.ts';

describe('start of the server', () => {
  it('asks the identity provider nothing, so that a silent one does not hold it up', async () => {
    let calls = 0;
    const silent = createServer(() => {
      calls += 1;
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const folder = mkdtempSync(join(tmpdir(), 'silent-provider-'));
    const config = readConfig({
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: 'https://toitures.example',
      ADMIN_EMAIL: 'ada@toitures.example',
      ADMIN_PASSWORD: 'une ardoise et deux voliges',
      DEMO: '0',
      LOG_LEVEL: 'silent',
      OIDC_ISSUER: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      OIDC_CLIENT_ID: 'faitage',
      OIDC_CLIENT_SECRET: 'un-secret-de-fournisseur',
      OIDC_LABEL: 'Agence Pixel',
    });
    const app = await openApp(config, join(folder, 'stamps'));
    expect(app.state.run(getOpenidLabel)).toBe('Agence Pixel');
    expect(calls).toBe(0);
    await app.close();
    silent.close();
    rmSync(folder, { recursive: true });
  });
});
