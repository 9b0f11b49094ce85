import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** File of an archive whose content is made, and compressed, while the archive is read. */
export interface StreamedFile {
  name: string;
  texts: AsyncIterable<string> | Iterable<string>;
}

interface WrittenFile {
  name: Buffer;
  offset: number;
  crc: number;
  size: number;
  packedSize: number;
}

const VERSION = 20;
/** Names are UTF-8; checksum and sizes follow the content. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980: an archive of the same content has the same bytes. */
const FIRST_DAY = 33;
const FOUR_GIGABYTES = 0xffff_ffff;

/** Fields that the header of a file and its line in the directory have in common. */
function writeFields(target: Buffer, at: number, file: WrittenFile): void {
  target.writeUInt16LE(VERSION, at);
  target.writeUInt16LE(FLAGS, at + 2);
  target.writeUInt16LE(DEFLATED, at + 4);
  target.writeUInt16LE(FIRST_DAY, at + 8);
  target.writeUInt32LE(file.crc, at + 10);
  target.writeUInt32LE(file.packedSize, at + 14);
  target.writeUInt32LE(file.size, at + 18);
  target.writeUInt16LE(file.name.byteLength, at + 22);
}

function localHeader(file: WrittenFile): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeFields(header, 4, file);
  return Buffer.concat([header, file.name]);
}

function descriptor({ crc, packedSize, size }: WrittenFile): Buffer {
  const bytes = Buffer.alloc(16);
  [0x08074b50, crc, packedSize, size].forEach((value, place) => {
    bytes.writeUInt32LE(value, 4 * place);
  });
  return bytes;
}

function directoryLine(file: WrittenFile): Buffer {
  const line = Buffer.alloc(46);
  line.writeUInt32LE(0x02014b50, 0);
  line.writeUInt16LE(VERSION, 4);
  writeFields(line, 6, file);
  line.writeUInt32LE(file.offset, 42);
  return Buffer.concat([line, file.name]);
}

function endOfArchive(count: number, directoryBytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** Yields the compressed content, and notes its checksum and sizes. */
async function* packedChunks(file: WrittenFile, texts: StreamedFile['texts']): AsyncGenerator<Buffer> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const text of texts) {
      const bytes = Buffer.from(text);
      file.crc = crc32(bytes, file.crc);
      file.size += bytes.byteLength;
      yield bytes;
    }
  }
  const source = Readable.from(counted(), { objectMode: false });
  const packer = createDeflateRaw();
  source.once('error', (error) => packer.destroy(error));
  packer.once('close', () => source.destroy());
  for await (const chunk of source.pipe(packer)) {
    file.packedSize += chunk.byteLength;
    yield chunk;
  }
}

/** Yields a ZIP file of compressed texts, in flat memory. @throws RangeError above four gigabytes. */
export async function* zipTexts(files: readonly StreamedFile[]): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, texts } of files) {
    const file: WrittenFile = { name: Buffer.from(name), offset, crc: 0, size: 0, packedSize: 0 };
    const header = localHeader(file);
    yield header;
    yield* packedChunks(file, texts);
    if (Math.max(file.size, offset + file.packedSize) > FOUR_GIGABYTES)
      throw new RangeError('A ZIP file is too large.');
    const end = descriptor(file);
    yield end;
    directory.push(directoryLine(file));
    offset += header.byteLength + file.packedSize + end.byteLength;
  }
  const lines = Buffer.concat(directory);
  yield Buffer.concat([lines, endOfArchive(directory.length, lines.byteLength, offset)]);
}
