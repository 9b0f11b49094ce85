import { crc32 } from 'node:zlib';

/** File of an archive: pictures are compressed already, so that everything is stored as it is. */
export interface ArchivedFile {
  name: string;
  bytes: Uint8Array;
}

const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;
/** 1 January 1980: an archive of the same content has the same bytes. */
const FIRST_DAY = 33;
const LOCAL_BYTES = 30;
const ENTRY_BYTES = 46;
const END_BYTES = 22;

/** Fields that the header of a file and its line in the directory have in common. */
function writeFields(target: Buffer, at: number, { name, bytes }: ArchivedFile): void {
  target.writeUInt16LE(VERSION, at);
  target.writeUInt16LE(UTF8, at + 2);
  target.writeUInt16LE(FIRST_DAY, at + 8);
  target.writeUInt32LE(crc32(bytes), at + 10);
  target.writeUInt32LE(bytes.byteLength, at + 14);
  target.writeUInt32LE(bytes.byteLength, at + 18);
  target.writeUInt16LE(Buffer.byteLength(name), at + 22);
}

function localHeader(file: ArchivedFile): Buffer {
  const header = Buffer.alloc(LOCAL_BYTES);
  header.writeUInt32LE(0x04034b50, 0);
  writeFields(header, 4, file);
  return Buffer.concat([header, Buffer.from(file.name)]);
}

function directoryLine(file: ArchivedFile, offset: number): Buffer {
  const line = Buffer.alloc(ENTRY_BYTES);
  line.writeUInt32LE(0x02014b50, 0);
  line.writeUInt16LE(VERSION, 4);
  writeFields(line, 6, file);
  line.writeUInt32LE(offset, 42);
  return Buffer.concat([line, Buffer.from(file.name)]);
}

/** Yields a ZIP file while its contents are read, one after the other; at most four gigabytes. */
export async function* zipChunks(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const file of files) {
    const header = localHeader(file);
    directory.push(directoryLine(file, offset));
    offset += header.byteLength + file.bytes.byteLength;
    yield header;
    yield file.bytes;
  }
  const lines = Buffer.concat(directory);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(lines.byteLength, 12);
  end.writeUInt32LE(offset, 16);
  yield Buffer.concat([lines, end]);
}
