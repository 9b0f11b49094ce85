interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** Where files live. A name is `[a-z0-9-]` with one extension; anything else is a programming error and throws. */
export interface Storage {
  /** Durable when it returns; replaces a file of that name. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(name: string): Promise<StoredFile | undefined>;
  exists(name: string): Promise<boolean>;
  /** No error when there is no such file. */
  delete(name: string): Promise<void>;
  /** @throws when files cannot be stored now. */
  check(): Promise<void>;
}
