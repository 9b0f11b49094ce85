let loaded: Promise<ReadonlySet<string>> | undefined;

/** Returns about 50,000 passwords seen most often in leaks, lower-case; loaded at first use (12 ms). */
export function frequentPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return loaded;
}
