interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** File storage. A name is `[a-z0-9-]` with one extension; any other name is a programming error and throws. */
export interface Storage {
  /** Stores a file durably; replaces a file of that name. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(name: string): Promise<StoredFile | undefined>;
  exists(name: string): Promise<boolean>;
  /** Deletes a file; a missing file is no error. */
  delete(name: string): Promise<void>;
  /** @throws when files cannot be stored now. */
  check(): Promise<void>;
}
