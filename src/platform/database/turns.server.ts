/** Queue that admits one caller at a time, first come first served. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  /** Resolves when it is the caller's turn. */
  async take(): Promise<void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
  }

  /** Ends the caller's turn. */
  pass(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken = false;
    else next();
  }

  get hasWaiting(): boolean {
    return this.#waiting.length > 0;
  }
}
