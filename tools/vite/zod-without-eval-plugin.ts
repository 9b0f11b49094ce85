import type { Plugin } from 'vite';

const CORE = /\/node_modules\/zod\/v4\/core\/core\.js$/;

/**
 * In browsers zod tries whether it may compile code, which our policy refuses and reports. It is told not to try before
 * any schema is made: at the end of its own first module, since pages evaluate schemas before anything of ours.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !CORE.test(id)) return;
      return { code: `${code}\nglobalConfig.jitless = true;\n`, map: null };
    },
  };
}
