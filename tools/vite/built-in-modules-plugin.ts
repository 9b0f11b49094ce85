import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';

const IMPORT = /^import (.+) from "([^"]+)";$/;
const WHOLE = /^(?:\* as )?([\w$]+)$/;
const NAMES = /^\{ (.+) \}$/;

/** Returns the names of an import as those of a declaration; undefined for a form that stays an import. */
function toDeclared(imported: string): string | undefined {
  const [, whole] = WHOLE.exec(imported) ?? [];
  if (whole !== undefined) return whole;
  const [, names] = NAMES.exec(imported) ?? [];
  if (names === undefined || /\bdefault\b/.test(names)) return undefined;
  return `{ ${names.replaceAll(' as ', ': ')} }`;
}

/**
 * Replaces the imports of Node's own modules at the beginning of a file, each on a line of its own, by declarations.
 * @param code as the bundler writes it: imports first.
 */
export function declareBuiltIns(code: string): string {
  const lines = code.split('\n');
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('import ')) break;
    const [, imported = '', module = ''] = IMPORT.exec(line) ?? [];
    const declared = isBuiltin(module) ? toDeclared(imported) : undefined;
    if (declared !== undefined) lines[at] = `const ${declared} = process.getBuiltinModule("${module}");`;
  }
  return lines.join('\n');
}

/**
 * Production build of the server: takes Node's own modules as they are. For an `import`, Node makes a module of its own
 * with all exports, and reads each of them: those of `crypto`, `fs`, `net` and `util` load forty more modules.
 */
export function builtInModules(): Plugin {
  return {
    name: 'built-in-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = declareBuiltIns(file.code);
    },
  };
}
