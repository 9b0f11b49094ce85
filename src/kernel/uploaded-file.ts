/** A file out of a multipart form: it lies on this machine's disk until its request is answered. */
export class UploadedFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of its bytes, base64url: by it a repeated send is known. */
  readonly hash: string;

  constructor(path: string, size: number, hash: string) {
    this.path = path;
    this.size = size;
    this.hash = hash;
  }
}

/** Size of what was uploaded, bytes. */
export const uploadSize = (upload: Uint8Array | UploadedFile): number =>
  upload instanceof UploadedFile ? upload.size : upload.byteLength;
