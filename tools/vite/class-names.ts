import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const BASE = 36;
const LENGTH = 4;

/** A class of a CSS Module, the same for browser and server: its own name and four characters of its file. */
export function className(name: string, file: string): string {
  const hash = createHash('sha256').update(relative(process.cwd(), file)).digest();
  return `${name}_${hash.readUIntBE(0, 6).toString(BASE).slice(-LENGTH)}`;
}
