import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect, vi } from 'vitest';
import type { BuiltServer } from './server.ts';

/** Same timeout as the journeys' own waiting. */
const TIMEOUT_MS = 30_000;

/** Returns emails to one address in a server's outbox, oldest first, once there are `count` of them. */
export async function emailsTo(server: BuiltServer, address: string, count: number): Promise<Email[]> {
  const folder = join(server.folder, 'outbox');
  const read = async () => {
    const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.name.endsWith('.eml'));
    const names = files.map(({ name }) => name).sort();
    const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
    return mails.filter((mail) => mail.to?.some((to) => to.address === address));
  };
  return vi.waitFor(
    async () => {
      const emails = await read();
      expect(emails).toHaveLength(count);
      return emails;
    },
    { timeout: TIMEOUT_MS },
  );
}
