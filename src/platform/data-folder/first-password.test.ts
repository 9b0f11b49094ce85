import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { forgetFirstPassword, writeFirstPassword } from './first-password.server.ts';
import { setDataFolder } from './folder-path.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'faitage-first-password-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('first password file', () => {
  it('stores account and password, readable only by its owner, until that account gets another password', () => {
    setDataFolder(folder);
    const path = writeFirstPassword({ email: 'patron@essai.example', password: 'abcd-efgh-jkmn' });
    expect(path).toBe(join(folder, 'premier-mot-de-passe.txt'));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).toBe('patron@essai.example\nabcd-efgh-jkmn\n');
    forgetFirstPassword('camille@essai.example');
    expect(existsSync(path)).toBe(true);
    forgetFirstPassword('patron@essai.example');
    expect(existsSync(path)).toBe(false);
    forgetFirstPassword('patron@essai.example');
  });
});
