import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './folder-path.server.ts';

const FIRST_PASSWORD_FILE = 'premier-mot-de-passe.txt';

function passwordFile(): string | undefined {
  const folder = dataFolder();
  return folder === undefined ? undefined : join(folder, FIRST_PASSWORD_FILE);
}

/** Leaves a generated password to the owner of the folder alone (0600). Answers the file's path. */
export function writeFirstPassword(account: { email: string; password: string }): string {
  const file = passwordFile();
  if (file === undefined) throw new Error('Le dossier des données n’est pas ouvert.');
  rmSync(file, { force: true });
  writeFileSync(file, `${account.email}\n${account.password}\n`, { mode: 0o600, flag: 'wx' });
  return file;
}

/** Called when an account gets another password: deletes the file that holds its first one, if there is one. */
export function forgetFirstPassword(email: string): void {
  const file = passwordFile();
  if (file === undefined) return;
  try {
    const [owner] = readFileSync(file, 'utf8').split('\n');
    if (owner === email) rmSync(file, { force: true });
  } catch {
    // Hardly ever is there such a file.
  }
}
