import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '../log.server.ts';

/** Permission bits of group and others. */
const OTHERS = 0o077;
const UMASK = 0o077;
/** Files that the app itself creates in the data folder; all others are left alone. */
const OWN =
  /^(faitage\.(sqlite(-wal|-shm)?|lock)|secret\.key|premier-mot-de-passe\.txt|media|outbox|incoming|compiled)$/;

/** Makes all further files of this process private to its account: 0600, folders 0700. */
export function keepFilesPrivate(): void {
  process.umask(UMASK);
}

/** Removes permissions of group and others that an earlier version, another tool or a copy has left. */
export function tightenModes(folder: string): void {
  if (process.platform === 'win32') return;
  for (const name of readdirSync(folder)) {
    if (!OWN.test(name)) continue;
    const path = join(folder, name);
    try {
      const found = lstatSync(path);
      if (!found.isSymbolicLink() && (found.mode & OTHERS) !== 0) chmodSync(path, found.mode & 0o700);
    } catch (error) {
      log().warn({ err: error, name }, 'file modes could not be tightened');
    }
  }
}
