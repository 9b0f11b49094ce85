import type { Redirect } from './redirect.contract.ts';

/** Returns the heading and one line per redirect, as the import reads them. */
export const exportLines = (redirects: readonly Redirect[], columns: readonly string[]): string[][] => [
  [...columns],
  ...redirects.map(({ from_path, to_path, status }) => [from_path, to_path, String(status)]),
];
