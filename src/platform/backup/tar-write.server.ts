/** File of an archive whose size is known before its content is read. */
export interface TarFile {
  name: string;
  size: number;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const BLOCK = 512;
const NAME_BYTES = 100;
/** Largest size in eleven octal digits; beyond, the size is written in base 256, as GNU tar does. */
const OCTAL_MAX = 8 ** 11 - 1;
const OWNER_ONLY = 0o600;

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

function writeSize(header: Buffer, size: number): void {
  if (size <= OCTAL_MAX) header.write(octal(size, 12), 124, 'latin1');
  else {
    header[124] = 0x80;
    header.writeBigUInt64BE(BigInt(size), 128);
  }
}

/** Returns the header of a file in the ustar format, which every tar program reads. */
function toHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new Error(`The name ${name} is too long for an archive.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, 'utf8');
  header.write(octal(OWNER_ONLY, 8), 100, 'latin1');
  header.write(octal(0, 8), 108, 'latin1');
  header.write(octal(0, 8), 116, 'latin1');
  writeSize(header, size);
  header.write(octal(Math.floor(Date.now() / 1000), 12), 136, 'latin1');
  header.write(`${' '.repeat(8)}0`, 148, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

/**
 * Yields a tar file while its contents are read, one after the other.
 * @throws Error when a content is longer or shorter than its size.
 */
export async function* tarChunks(files: AsyncIterable<TarFile>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of files) {
    yield toHeader(name, size);
    let written = 0;
    for await (const chunk of content) {
      written += chunk.byteLength;
      yield chunk;
    }
    if (written !== size) throw new Error(`The file ${name} has ${written} bytes, not ${size}.`);
    const rest = size % BLOCK;
    if (rest > 0) yield Buffer.alloc(BLOCK - rest);
  }
  yield Buffer.alloc(2 * BLOCK);
}
