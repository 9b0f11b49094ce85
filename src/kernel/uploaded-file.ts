/** Uploaded file of a multipart form: it stays on the local disk until its request is answered. */
export class UploadedFile {
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
  /** SHA-256 of the bytes, base64url, to recognise a repeated upload. */
  readonly hash: string;

  constructor(path: string, size: number, hash: string) {
    this.path = path;
    this.size = size;
    this.hash = hash;
  }
}

/** Returns the size of an upload, in bytes. */
export const uploadSize = (upload: Uint8Array | UploadedFile): number =>
  upload instanceof UploadedFile ? upload.size : upload.byteLength;
