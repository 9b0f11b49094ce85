import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Returns all emails in the outbox of a data folder, oldest first. */
export async function readOutbox(folder: string): Promise<Email[]> {
  const outbox = join(folder, 'outbox');
  const names = existsSync(outbox) ? readdirSync(outbox).sort() : [];
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => join(outbox, name));
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(file))));
}

export const isTo = (email: Email, address: string): boolean => email.to?.some((to) => to.address === address) === true;
