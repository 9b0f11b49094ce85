import type { Plugin } from 'vite';

/** Matches `new URL('./draw-thread.server.ts', import.meta.url)`, which Node resolves in development and in tests. */
const THREAD = /new URL\('\.\/([a-z0-9-]+-thread)\.server\.ts', import\.meta\.url\)/g;
const FOLDER = '__server_folder__';

/** Production build: each worker thread file becomes `<name>.js` next to the server's entry, which loads it there. */
export function threadEntries(): Plugin {
  const emitted = new Set<string>();
  return {
    name: 'thread-entries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\.server\.ts$/ },
      async handler(code, importer) {
        for (const [, name = ''] of code.matchAll(THREAD)) {
          const found = await this.resolve(`./${name}.server.ts`, importer);
          if (found === null) this.error(`The thread ${name} does not exist.`);
          if (!emitted.has(name)) this.emitFile({ type: 'chunk', id: found.id, fileName: `${name}.js` });
          emitted.add(name);
        }
        const changed = code.replace(THREAD, `new URL('${FOLDER}/$1.js', import.meta.url)`);
        return changed === code ? null : { code: changed, map: null };
      },
    },
    renderChunk(code, { fileName }) {
      if (!code.includes(FOLDER)) return null;
      return { code: code.replaceAll(FOLDER, fileName.includes('/') ? '..' : '.'), map: null };
    },
  };
}
