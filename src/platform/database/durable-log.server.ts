import { closeSync, fdatasync, openSync } from 'node:fs';

/** SQLite's code for a failed fsync: the database is out of order for any statement. */
const SQLITE_IOERR_FSYNC = 1034;

/**
 * The log of a SQLite file (`-wal`), which its driver makes durable by itself: the event loop goes on meanwhile, which
 * SQLite's own fsync would block, and the journal of the file system is left alone where the log does not grow.
 */
export class DurableLog {
  readonly #path: string;
  #file: number | undefined;

  constructor(databasePath: string) {
    this.#path = `${databasePath}-wal`;
  }

  /** Resolves when all commits so far survive a power failure. @throws Error with SQLite's code for a failed fsync. */
  sync(): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (cause: unknown): void =>
        reject(Object.assign(new Error('The log was not made durable.', { cause }), { errcode: SQLITE_IOERR_FSYNC }));
      try {
        // For writing, too: Windows makes nothing durable through a file that is open for reading.
        this.#file ??= openSync(this.#path, 'r+');
      } catch (error) {
        fail(error);
        return;
      }
      fdatasync(this.#file, (error) => (error === null ? resolve() : fail(error)));
    });
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}
