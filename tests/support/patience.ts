import { vi } from 'vitest';

/** How long a test waits for a condition: Vitest's second is too short on a busy machine. Milliseconds. */
const PATIENCE_MS = 10_000;

/** Options of `vi.waitFor`: a number is the limit. */
type Options = number | { timeout?: number; interval?: number } | undefined;
const withPatience = (options: Options): Options =>
  typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options };

const { waitFor, waitUntil } = vi;
vi.waitFor = (check, options) => waitFor(check, withPatience(options));
vi.waitUntil = (check, options) => waitUntil(check, withPatience(options));
