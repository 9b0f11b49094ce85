import type { Plugin } from 'vite';

const CORE = /\/node_modules\/zod\/v4\/core\/core\.js$/;

/**
 * In browsers zod tests whether it may compile code, which our CSP refuses and reports. This plugin turns the test off
 * before any schema is made: at the end of zod's first module, since pages evaluate schemas before our own modules.
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
