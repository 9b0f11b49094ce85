import type { Plugin } from 'vite';

const BEYOND_ASCII = /[^\0-\x7f]/g;

const toEscape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Writes each character beyond ASCII as an escape, which means the same in texts, templates, patterns and names. */
export const toAscii = (code: string): string => code.replace(BEYOND_ASCII, toEscape);

/**
 * Production build of the server: V8 stores a file with one character beyond Latin-1 with two bytes for each of its
 * characters, for as long as the program runs.
 */
export function asciiOutput(): Plugin {
  return {
    name: 'ascii-output',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = toAscii(file.code);
    },
  };
}
