import { lazy } from '#src/kernel/lazy.ts';

/** Returns about 50,000 passwords seen most often in leaks, lower-case; loaded at first use (12 ms). */
export const frequentPasswords = lazy(
  async (): Promise<ReadonlySet<string>> =>
    new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common']),
);
