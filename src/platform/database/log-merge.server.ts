import { log } from '../log.server.ts';
import { mergeLane } from '../threads/lanes.server.ts';

/** Frames of the log (4 kB each) from which on it is merged into the file. */
const FRAMES = 8_000;
/** Commits between two looks at the length of the log. */
const COMMITS = 50;
/** A pass that finds no more new frames leaves few enough, which are merged while writers wait. */
const LAST_FRAMES = 1_000;
/** Passes beside writers: they may write as fast as one pass merges. */
const PASSES = 5;

interface LogOwner {
  /** Path of the database file. */
  path: string;
  /** Returns the number of frames in the log. */
  countFrames(): number;
  /** Runs `work` while no transaction is open. */
  whileQuiet(work: () => Promise<unknown>): Promise<void>;
}

/**
 * Merges the log into the file from time to time, in a thread: it costs two fsyncs and up to 32 MB of writes, for which
 * the event loop would stand still. First beside those who write; the few frames of meanwhile while they wait, because
 * only a log that is merged whole begins anew.
 */
export class LogMerge {
  readonly #owner: LogOwner;
  #commits = 0;
  #merging: Promise<void> | undefined;
  #isClosed = false;

  constructor(owner: LogOwner) {
    this.#owner = owner;
  }

  /** Counts a commit; no transaction is open on the reader. */
  countCommit(): void {
    this.#commits += 1;
    if (this.#commits < COMMITS || this.#merging !== undefined || this.#isClosed) return;
    this.#commits = 0;
    if (this.#owner.countFrames() < FRAMES) return;
    this.#merging = this.#merge()
      .catch((error: unknown) => log().warn({ err: error }, 'the log of the database was not merged'))
      .finally(() => {
        this.#merging = undefined;
      });
  }

  /** Resolves when no merge is running and none will begin. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#merging;
  }

  async #merge(): Promise<void> {
    const merge = () => mergeLane().run('merge-log', { file: this.#owner.path });
    let before = 0;
    for (let pass = 0; pass < PASSES; pass += 1) {
      const { frames, merged } = await merge();
      const found = frames - before;
      before = merged;
      if (pass > 0 && found <= LAST_FRAMES) break;
    }
    await this.#owner.whileQuiet(merge);
  }
}
