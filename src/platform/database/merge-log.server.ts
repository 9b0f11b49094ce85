import { DatabaseSync } from 'node:sqlite';

/** Another process may be merging. Milliseconds. */
const PATIENCE_MS = 5_000;

/** State of a log: its frames, and how many of them are in the file. */
export interface MergedLog {
  frames: number;
  merged: number;
}

/** Copies what the log of a SQLite file holds into the file, beside those who write. It waits for the disk. */
export function mergeLog({ file }: { file: string }): MergedLog {
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    const row = database.prepare('pragma wal_checkpoint(passive)').get();
    return { frames: Number(row?.log), merged: Number(row?.checkpointed) };
  } finally {
    database.close();
  }
}
