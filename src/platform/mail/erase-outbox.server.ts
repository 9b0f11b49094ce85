import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { dataFolder } from '../data-folder/folder-path.server.ts';
import { type JobTable, job } from '../jobs/job-table.server.ts';
import { hashOfSecret } from '../security/secrets.server.ts';

/** Job that deletes the outbox emails of an erased person. */
export const OUTBOX_ERASURE = 'outbox-erasure';
/** Bytes read per email: the headers are at the beginning. */
const HEADER_BYTES = 8_192;
/** Newest first; the daily cleanup deletes the old ones anyway. */
const FILES_MAX = 20_000;
const ADDRESS_LINE = /^(?:to|reply-to):\s*<?([^\s<>]+)>?/gim;

/** Reads the recipient and reply addresses of an email. */
async function readAddresses(path: string): Promise<string[]> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return [];
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const [headers = ''] = buffer.toString('utf8', 0, bytesRead).split('\r\n\r\n', 1);
    return [...headers.matchAll(ADDRESS_LINE)].map(([, address = '']) => address.toLowerCase());
  } finally {
    await file.close();
  }
}

/** Deletes the `.eml` files to an address, and those about a request from it; the address is passed as its hash. */
export async function eraseOutbox(address: string): Promise<number> {
  const folder = join(dataFolder() ?? '', 'outbox');
  const names = dataFolder() === undefined ? [] : await readdir(folder).catch(() => []);
  const emails = names.filter((name) => name.endsWith('.eml')).sort();
  let erased = 0;
  for (const name of emails.slice(-FILES_MAX)) {
    const addresses = await readAddresses(join(folder, name));
    if (!addresses.some((one) => hashOfSecret(one) === address)) continue;
    await rm(join(folder, name), { force: true });
    erased += 1;
  }
  return erased;
}

export const outboxJobs: JobTable = {
  [OUTBOX_ERASURE]: job(z.object({ address: z.string() }), async ({ address }) => void (await eraseOutbox(address))),
};
