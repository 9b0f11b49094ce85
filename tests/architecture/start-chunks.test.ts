import { describe, expect, it } from 'vitest';
import { chooseSteps } from '../../tools/vite/start-chunks-plugin.ts';

interface Module {
  at?: string[];
  later?: string[];
  code?: string;
}

const MODULES: Record<string, Module> = {
  '/src/main.ts': { at: ['/src/probes.ts', '/src/place.ts', '/src/lane.ts'], later: ['/src/pages.ts', '/src/api.ts'] },
  '/src/probes.ts': { at: ['/src/text.ts', '/src/errors.ts'] },
  '/src/pages.ts': { at: ['/src/text.ts', '/src/home.ts', '/src/errors.ts'] },
  '/src/home.ts': {},
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
  }) as unknown as Parameters<typeof chooseSteps>[0];

const STEPS = { early: '/main.ts', pages: '/pages.ts' };

const chosen = (modules: Record<string, Module>) => Object.fromEntries(chooseSteps(toGraph(modules), STEPS));

const CHOSEN = {
  '/src/probes.ts': 'early',
  '/src/lane.ts': 'early',
  '/src/text.ts': 'early',
  '/src/home.ts': 'pages',
};

describe('files of a start', () => {
  it('take what a step is the first to load, and nothing that a thread loads or that knows its own place', () => {
    expect(chosen(MODULES)).toEqual(CHOSEN);
  });

  it('leave to a thread what it loads by and by', () => {
    const probes = { at: ['/src/text.ts', '/src/limits.ts'] };
    expect(chosen({ ...MODULES, '/src/probes.ts': probes })).toEqual(CHOSEN);
  });

  it.each([[{ early: '/moved.ts' }], [{ early: '/main.ts', pages: '/moved.ts' }]])(
    'refuse %o, which has moved',
    (steps) => {
      expect(() => chooseSteps(toGraph(MODULES), steps)).toThrow('No module is /moved.ts.');
    },
  );
});
