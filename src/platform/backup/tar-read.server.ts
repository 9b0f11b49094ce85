const BLOCK = 512;
const CHUNK = 1 << 20;

/** The archive ends early, or is none. */
export class DamagedArchive extends Error {}

/** Hands out bytes of a stream in the asked amounts. */
class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Returns what is at hand, at most `most` bytes; undefined at the end. */
  async some(most: number): Promise<Buffer | undefined> {
    while (this.#held.byteLength === 0) {
      const { done, value } = await this.#source.next();
      if (done) return undefined;
      this.#held = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
    const taken = this.#held.subarray(0, most);
    this.#held = this.#held.subarray(taken.byteLength);
    return taken;
  }

  async exactly(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let missing = length; missing > 0; ) {
      const part = await this.some(missing);
      if (part === undefined) throw new DamagedArchive('the end is missing');
      parts.push(part);
      missing -= part.byteLength;
    }
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
  }
}

function readSize(header: Buffer): number {
  if (((header[124] ?? 0) & 0x80) !== 0) return Number(header.readBigUInt64BE(128));
  return Number.parseInt(header.toString('latin1', 124, 136), 8);
}

function isSound(header: Buffer): boolean {
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  return Number.parseInt(header.toString('latin1', 148, 156), 8) === sum;
}

async function* readContent(reader: ByteReader, size: number): AsyncGenerator<Buffer> {
  for (let missing = size; missing > 0; ) {
    const chunk = await reader.some(Math.min(missing, CHUNK));
    if (chunk === undefined) throw new DamagedArchive('the end is missing');
    missing -= chunk.byteLength;
    yield chunk;
  }
  const rest = size % BLOCK;
  if (rest > 0) await reader.exactly(BLOCK - rest);
}

/**
 * Reads the files of a tar stream in their order; `take` must read the whole content of each.
 * @throws DamagedArchive
 */
export async function readTar(
  stream: AsyncIterable<Uint8Array>,
  take: (name: string, size: number, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const reader = new ByteReader(stream);
  for (;;) {
    const header = await reader.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    if (!isSound(header)) throw new DamagedArchive('a header is damaged');
    const [name = ''] = header.toString('utf8', 0, 100).split('\0', 1);
    const size = readSize(header);
    await take(name, size, readContent(reader, size));
  }
  // Compression and encryption prove the end of the stream only when it is read.
  while ((await reader.some(CHUNK)) !== undefined);
}
