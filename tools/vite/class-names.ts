import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const BASE = 36;
const LENGTH = 4;

/** Returns a CSS Module's class name, equal in browser and server: its name and four characters of its path's hash. */
export function className(name: string, file: string): string {
  const hash = createHash('sha256').update(relative(process.cwd(), file)).digest();
  return `${name}_${hash.readUIntBE(0, 6).toString(BASE).slice(-LENGTH)}`;
}
