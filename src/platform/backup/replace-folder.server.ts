import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** What a restored folder replaces, the database first: without it, no start takes a half replaced folder. */
const REPLACED = [
  'faitage.sqlite',
  'faitage.sqlite-wal',
  'faitage.sqlite-shm',
  'secret.key',
  'audit-roots.jsonl',
  'premier-mot-de-passe.txt',
  'outbox',
];

/**
 * Moves the files of a proved folder to their place, and those of before to a folder beside them; on one disk, and the
 * database last. Returns the folder of before; undefined when there was nothing.
 * @param more further folders of the product.
 */
export function replaceFolder(
  folder: string,
  { proved, formerName, more }: { proved: string; formerName: string; more: string[] },
): string | undefined {
  const names = [...REPLACED, ...more];
  const former = join(folder, formerName);
  const found = names.filter((name) => existsSync(join(folder, name)));
  if (found.length > 0) mkdirSync(former, { recursive: true, mode: 0o700 });
  for (const name of found) renameSync(join(folder, name), join(former, name));
  const fresh = readdirSync(proved).filter((name) => names.includes(name));
  for (const name of fresh.reverse()) if (name !== 'faitage.sqlite') renameSync(join(proved, name), join(folder, name));
  if (fresh.includes('faitage.sqlite')) renameSync(join(proved, 'faitage.sqlite'), join(folder, 'faitage.sqlite'));
  return found.length > 0 ? former : undefined;
}
