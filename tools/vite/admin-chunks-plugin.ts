import type { Plugin, Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** Layouts, frame and first screen of the back office. */
const START = /\/src\/(app\/layouts\/admin-(layout|frame)|domains\/dashboard\/admin\/dashboard-page)\.tsx/;
/** What most screens consist of: a list and a form. */
const SCREEN_KIT = /\/src\/ui\/admin\/(resource\/define-resource|record-form|use-row-keys)\.tsx?$/;
const OF_BACK_OFFICE = /\/(admin\/|app\/layouts\/admin-)/;
/** A package's list of its parts: through it, every module would depend on every part. */
const PART_LIST = /\/node_modules\/(@mantine\/[a-z]+)\/esm\/index\.mjs$/;
const NAMED_IMPORTS = /import\s*\{([^}]+)\}\s*from\s*["']([^"']+)["']/g;

/** Returns name and origin of each named import of a module. */
function readImports(code: string): [name: string, from: string][] {
  return [...code.matchAll(NAMED_IMPORTS)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name): [string, string] => [name.trim().replace(/ as .*/s, ''), from]),
  );
}

/** Returns the modules that a module loads at once; of a package with a list of parts only the parts it names. */
function getImports(graph: Graph, id: string): string[] {
  const info = graph.getModuleInfo(id);
  return (info?.importedIds ?? []).flatMap((imported) => {
    const [list, name] = PART_LIST.exec(imported) ?? [];
    if (list === undefined) return [imported];
    const parts = new Map(readImports(graph.getModuleInfo(imported)?.code ?? ''));
    return readImports(info?.code ?? '')
      .filter(([, from]) => from === name)
      .flatMap(([part]) => parts.get(part)?.replace(/^\./, imported.replace(/\/index\.mjs$/, '')) ?? []);
  });
}

function getClosure(graph: Graph, roots: string[]): Set<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...getImports(graph, id));
  }
  return reached;
}

/** Chooses the chunk of each module that the back office alone loads with its start or on most screens. */
function chooseChunks(graph: Graph): Map<string, string> {
  const ids = [...graph.getModuleIds()];
  const isLoadedAlone = (id: string): boolean => {
    const info = graph.getModuleInfo(id);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  };
  const roots = ids.filter(isLoadedAlone);
  const elsewhere = getClosure(
    graph,
    roots.filter((id) => !OF_BACK_OFFICE.test(id)),
  );
  const chunks = new Map<string, string>();
  for (const [name, test] of [
    ['admin-start', START],
    ['admin-screens', SCREEN_KIT],
  ] as const) {
    const inside = ids.filter((id) => test.test(id));
    for (const id of getClosure(graph, inside)) {
      if (!chunks.has(id) && !elsewhere.has(id) && !isLoadedAlone(id)) chunks.set(id, name);
    }
  }
  return chunks;
}

/**
 * Puts into one file what the back office loads with its first screen, into another what most screens share: 150 small
 * files cost more requests and compress worse.
 */
export function adminChunks(): Plugin {
  let chunks = new Map<string, string>();
  return {
    name: 'admin-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildEnd() {
      chunks = chooseChunks(this);
    },
    outputOptions(options) {
      const { codeSplitting } = options;
      if (typeof codeSplitting !== 'object') return;
      codeSplitting.groups?.push({ name: (id) => chunks.get(id), includeDependenciesRecursively: false });
    },
  };
}
