import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './folder-path.server.ts';

const FIRST_PASSWORD_FILE = 'premier-mot-de-passe.txt';

function passwordFile(): string | undefined {
  const folder = dataFolder();
  return folder === undefined ? undefined : join(folder, FIRST_PASSWORD_FILE);
}

/** Writes a generated password to a file that only the folder's owner can read (0600). Returns the file's path. */
export function writeFirstPassword(account: { email: string; password: string }): string {
  const file = passwordFile();
  if (file === undefined) throw new Error('Le dossier des données n’est pas ouvert.');
  rmSync(file, { force: true });
  writeFileSync(file, `${account.email}\n${account.password}\n`, { mode: 0o600, flag: 'wx' });
  return file;
}

/** Deletes the file with an account's first password, if it exists; called when the password changes. */
export function forgetFirstPassword(email: string): void {
  const file = passwordFile();
  if (file === undefined) return;
  try {
    const [owner] = readFileSync(file, 'utf8').split('\n');
    if (owner === email) rmSync(file, { force: true });
  } catch {
    // Usually there is no such file.
  }
}
