import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '../log.server.ts';

/** Bits of group and others. */
const OTHERS = 0o077;
const UMASK = 0o077;
/** What the folder of a site holds of its own; whatever else lies there is left alone. */
const OWN = /^(faitage\.(sqlite(-wal|-shm)?|lock)|secret\.key|premier-mot-de-passe\.txt|media|outbox|incoming)$/;

/** From now on files of this process are for its own account: 0600, folders 0700. */
export function keepFilesPrivate(): void {
  process.umask(UMASK);
}

/** Takes group and others off what an earlier version, another tool or a copy has left readable. */
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
