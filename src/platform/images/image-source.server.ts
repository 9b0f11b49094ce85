import { open } from 'node:fs/promises';
import { UploadedFile } from '#src/kernel/uploaded-file.ts';

/** Source of a picture: bytes, or a file that is read only when its turn has come. */
export type ImageSource = Uint8Array | UploadedFile;

const HEAD_BYTES = 64;

/** Returns the first bytes, from which the type is detected. */
export async function readHead(source: ImageSource): Promise<Uint8Array> {
  if (!(source instanceof UploadedFile)) return source.subarray(0, HEAD_BYTES);
  const file = await open(source.path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
