import { describe, expect, it } from 'vitest';
import { chooseEarly } from '../../tools/vite/early-chunk-plugin.ts';

interface Module {
  at?: string[];
  later?: string[];
  code?: string;
}

const MODULES: Record<string, Module> = {
  '/src/main.ts': { at: ['/src/pages.ts', '/src/place.ts', '/src/lane.ts'], later: ['/src/api.ts'] },
  '/src/pages.ts': { at: ['/src/text.ts', '/src/errors.ts'] },
  '/src/place.ts': { code: 'new URL("../x", import.meta.url)' },
  '/src/lane.ts': { at: ['/src/errors.ts'] },
  '/src/text.ts': {},
  '/src/errors.ts': {},
  '/src/limits.ts': {},
  '/src/api.ts': { at: ['/src/text.ts', '/src/limits.ts'] },
  '/src/tasks-thread.server.ts': { at: ['/src/errors.ts'], later: ['/src/picture.ts'] },
  '/src/picture.ts': { at: ['/src/limits.ts'] },
};

const toGraph = (modules: Record<string, Module>) =>
  ({
    getModuleIds: () => Object.keys(modules).values(),
    getModuleInfo: (id: string) => {
      const { at = [], later = [], code = '' } = modules[id] ?? {};
      return { importedIds: at, dynamicallyImportedIds: later, code };
    },
  }) as unknown as Parameters<typeof chooseEarly>[0];

describe('early chunk', () => {
  it('takes what the entry loads at once, and nothing that a thread loads or that knows its own place', () => {
    expect([...chooseEarly(toGraph(MODULES), '/main.ts')].sort()).toEqual([
      '/src/lane.ts',
      '/src/pages.ts',
      '/src/text.ts',
    ]);
  });

  it('leaves to a thread what it loads by and by', () => {
    const pages = { at: ['/src/text.ts', '/src/limits.ts'] };
    const early = chooseEarly(toGraph({ ...MODULES, '/src/pages.ts': pages }), '/main.ts');
    expect([...early].sort()).toEqual(['/src/lane.ts', '/src/pages.ts', '/src/text.ts']);
  });

  it('refuses an entry that has moved', () => {
    expect(() => chooseEarly(toGraph(MODULES), '/moved.ts')).toThrow('No module is /moved.ts.');
  });
});
