import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import type { BuiltServer } from './server.ts';

/**
 * Closes the site to writes, or opens it again, as its operator does beside the server, and waits until the server has
 * read it: within a second.
 */
export async function setMaintenance({ origin, folder }: BuiltServer, state: 'on' | 'off'): Promise<void> {
  await promisify(execFile)(process.execPath, [resolve('scripts/faitage.mjs'), 'maintenance', state], {
    env: { ...process.env, DATA_DIR: folder, PORT: new URL(origin).port, PUBLIC_URL: origin },
  });
  await expect
    .poll(async () => (await fetch(`${origin}/api/newsletter`, { method: 'POST' })).status === 503)
    .toBe(state === 'on');
}
