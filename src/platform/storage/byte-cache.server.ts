/** Keeps the most recently used values in memory, up to a number of bytes. */
export class ByteCache<Value extends { bytes: Uint8Array }> {
  readonly #values = new Map<string, Value>();
  readonly #limit: number;
  readonly #largest: number;
  #size = 0;

  /** @param limit bytes in total. @param largest bytes of one value; larger ones are not cached. */
  constructor(limit: number, largest: number) {
    this.#limit = limit;
    this.#largest = largest;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    // A map keeps the order of insertion: the first entry is the least recently used.
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    if (value.bytes.byteLength > this.#largest) return;
    this.delete(key);
    this.#values.set(key, value);
    this.#size += value.bytes.byteLength;
    for (const [oldest] of this.#values) {
      if (this.#size <= this.#limit) return;
      this.delete(oldest);
    }
  }

  clear(): void {
    this.#values.clear();
    this.#size = 0;
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#size -= value.bytes.byteLength;
  }
}
