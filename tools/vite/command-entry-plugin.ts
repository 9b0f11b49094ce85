import type { Plugin } from 'vite';

/** Production build: the command's entry becomes `command.js` next to the server's entry, and shares its chunks. */
export function commandEntry(entry: string): Plugin {
  return {
    name: 'command-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: entry, fileName: 'command.js', preserveSignature: 'strict' });
    },
  };
}
