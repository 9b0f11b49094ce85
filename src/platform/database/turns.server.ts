import { recordWait } from '../metrics/meters.server.ts';

/** Queue that admits one caller at a time, first come first served. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  /** Resolves when it is the caller's turn. */
  async take(): Promise<void> {
    if (this.#taken) {
      const since = performance.now();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      recordWait('turn', since);
    }
    this.#taken = true;
  }

  /** Ends the caller's turn. */
  pass(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken = false;
    else next();
  }
}
