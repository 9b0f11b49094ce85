import type { Plugin, Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** Root, layouts, frame and first screen of the back office. */
const START =
  /\/src\/(root|entry\.client|app\/layouts\/admin-(layout|frame)|domains\/dashboard\/admin\/dashboard-page)\.tsx/;
/** Of these, one a chunk may be a part of it and need no file of its own. */
const HELD = /\/src\/(root|app\/layouts\/admin-frame)\.tsx/;
const OF_BACK_OFFICE = /\/(admin\/|app\/layouts\/admin-)/;
const ISLANDS = /\/(public\/islands\/[^/]+\.tsx\?island|platform\/islands\/islands-loader\.ts)$/;
const CHECKS = /\/node_modules\/zod\//;
/** Parts of a few screens go by their domain. */
const DOMAIN = /\/src\/(?:domains|ui\/admin(?=\/document\/))\/([a-z-]+)\//;
/** What the set-up has in common with what the frame and the dashboard load for it. */
const SETUP_PART = /\/setup\/(?:setup\.client\.ts|admin\/document-lacks\.tsx)$/;
const STYLE = /\.css$/;
/** What the frame loads when the browser is idle: menus, panels and dialogs of every screen; and what pickers read. */
const LATER_PART =
  /\/admin\/(?!charts\/|search\/|first-steps|leave-demo)(?:[a-z-]+\/)*[a-z-]+\.tsx?$|\/(?:known-sources|illustration)\.client\.ts$/;
/** What the first screen of a site in preparation loads besides. */
const FIRST_STEPS = /\/setup\/admin\/first-steps\.tsx$/;
/** What the first screen loads beside its data. */
const CHARTS = /\/dashboard\/admin\/charts\/dashboard-charts\.tsx$/;
/** Shapes of answers that the start loads beside the answers. */
const SHAPES = /\.contract\.ts$/;
/** React has its own chunk; through the runtime every chunk depends on every other one. */
const KEPT = /^\0|\/node_modules\/(react|react-dom|scheduler)\//;
/** From so many screens on, a module is a part of what all screens load. */
const MANY = 12;
/** What no more screens have lies apart from what all screens load: the choice of a colour, the import of a table. */
const FEW = 2;
/** Characters of a module of two screens or more that all may load. */
const SHORT = 300;
/** Characters of a module that may lie in a file with others of its kind: larger ones keep a file of their own. */
const LIGHT = 13_000;
/** A package's list of its parts: through it, every module would depend on every part. */
const PART_LIST = /\/node_modules\/(@mantine\/[a-z]+)\/esm\/index\.mjs$/;
const NAMED_IMPORTS = /import\s*\{([^}]+)\}\s*from\s*["']([^"']+)["']/g;

/** Has the style sheets that the layout of every screen links. */
const START_SHEETS = /\/src\/app\/layouts\/admin-frame\.tsx/;
/** How Vite begins a file that loads others later: with a list of them. */
const LATER = 'const __vite__mapDeps=';

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

/** Returns what the roots load at once; with `later` also what they may load by and by. */
function getClosure(graph: Graph, roots: string[], later = false): Set<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...getImports(graph, id));
    if (later) open.push(...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  }
  return reached;
}

const getLength = (graph: Graph, id: string): number => graph.getModuleInfo(id)?.code?.length ?? 0;

/** Counts the screens that load each module. */
function countUses(graph: Graph, screens: string[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const screen of screens) {
    for (const id of getClosure(graph, [screen])) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}

/** Returns what the back office has in common with islands that check input, and with no other island. */
function getChecks(graph: Graph, islands: string[]): Set<string> {
  const parts = [...getClosure(graph, islands, true)];
  const alone = parts.filter((id) => isLoadedAlone(graph, id) || islands.includes(id));
  const checks = (root: string): boolean => [...getClosure(graph, [root])].some((id) => CHECKS.test(id));
  const others = getClosure(
    graph,
    alone.filter((root) => !checks(root)),
  );
  return new Set(parts.filter((id) => !others.has(id)));
}

const isLoadedAlone = (graph: Graph, id: string): boolean => {
  const info = graph.getModuleInfo(id);
  return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
};

/**
 * Chooses the chunk of each module of the back office: its start, what many screens and what a few of them share; what
 * other hydrated pages have too, at once or on some; what islands have too. A module goes where everybody has all that
 * it needs, and a style sheet never where pages of the site load it.
 */
function chooseChunks(graph: Graph): Map<string, string> {
  const ids = [...graph.getModuleIds()];
  const roots = ids.filter((id) => isLoadedAlone(graph, id));
  const screens = roots.filter((id) => OF_BACK_OFFICE.test(id));
  const islands = ids.filter((id) => ISLANDS.test(id));
  const closures = new Map(ids.map((id): [string, Set<string>] => [id, getClosure(graph, [id])]));
  const reach = (from: string[]): Set<string> => new Set(from.flatMap((id) => [...(closures.get(id) ?? [])]));
  const elsewhere = reach(roots.filter((id) => !OF_BACK_OFFICE.test(id)));
  const start = reach(ids.filter((id) => START.test(id)));
  const afterStart = [...start].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const laterParts = afterStart.filter((id) => LATER_PART.test(id));
  const later = reach(laterParts);
  // Otherwise they lie with the screens that have them too, and bring all that those need.
  for (const id of reach(afterStart.filter((part) => FIRST_STEPS.test(part)))) {
    if ([...(closures.get(id) ?? [])].every((part) => part === id || start.has(part))) later.add(id);
  }
  const shapes = afterStart.filter((id) => SHAPES.test(id));
  const ofShapes = reach(shapes);
  const inIslands = getClosure(graph, islands, true);
  const checks = getChecks(graph, islands);
  const uses = countUses(
    graph,
    screens.filter((id) => graph.getModuleInfo(id)?.isEntry),
  );
  const needsOnly = (id: string, test: (part: string) => boolean): boolean =>
    [...(closures.get(id) ?? [])].every(
      (part) => start.has(part) || (!(STYLE.test(part) && elsewhere.has(part)) && (inIslands.has(part) || test(part))),
    );
  const getUses = (id: string): number => uses.get(id) ?? 0;
  const charts = reach(afterStart.filter((id) => CHARTS.test(id)));
  // What other screens have too would bring all that these share: it stays with the start.
  for (const id of charts) if (getUses(id) > 0) start.add(id);
  /** Whether every screen has it, with the start or soon after it. */
  const isThere = (id: string): boolean => later.has(id) || ofShapes.has(id);
  const isLight = (id: string): boolean => isThere(id) || getLength(graph, id) < LIGHT;
  const isOwn = (id: string): boolean => !elsewhere.has(id);
  const isOfMany = (id: string): boolean =>
    isThere(id) || STYLE.test(id) || getUses(id) >= MANY || (getUses(id) > 1 && getLength(graph, id) < SHORT);
  const chooseOwn = (id: string): string | undefined => {
    if (start.has(id) || STYLE.test(id)) return 'admin-start';
    if (needsOnly(id, (part) => ofShapes.has(part)) && ofShapes.has(id)) return 'admin-shapes';
    if (charts.has(id)) return 'admin-charts';
    if (later.has(id) || needsOnly(id, isOfMany)) return 'admin-screens';
    if (!needsOnly(id, isLight) || getUses(id) < 2) return undefined;
    return `admin-${DOMAIN.exec(id)?.[1] ?? (getUses(id) > FEW ? 'screens' : 'few')}`;
  };
  const chooseShared = (id: string): string | undefined => {
    if (STYLE.test(id) || KEPT.test(id)) return undefined;
    if (inIslands.has(id)) return checks.has(id) && needsOnly(id, () => true) ? 'checks' : undefined;
    if (start.has(id)) return 'hydrated';
    if (ofShapes.has(id)) return needsOnly(id, (part) => ofShapes.has(part)) ? 'hydrated-common' : undefined;
    return needsOnly(id, isLight) ? 'hydrated-common' : undefined;
  };
  const office = [...reach([...screens, ...afterStart, ...ids.filter((id) => START.test(id))])];
  return new Map(
    office.flatMap((id) => {
      if (HELD.test(id)) return [[id, isOwn(id) ? 'admin-start' : 'hydrated']];
      if (SETUP_PART.test(id)) return [[id, 'admin-setup']];
      if (isLoadedAlone(graph, id) && !shapes.includes(id) && !laterParts.includes(id)) return [];
      const chunk = isOwn(id) ? chooseOwn(id) : chooseShared(id);
      return chunk === undefined ? [] : [[id, chunk]];
    }),
  );
}

/**
 * Leaves the style sheets of the start out of what files load later: the document has them, but under addresses that
 * end with `#`, by which Vite does not find them, and a browser would ask for them again.
 */
function leaveOutStartSheets(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => START_SHEETS.test(id)));
  for (const sheet of start?.viteMetadata?.importedCss ?? []) {
    for (const chunk of chunks.filter(({ code }) => code.startsWith(LATER))) {
      chunk.code = chunk.code.replace(JSON.stringify(sheet), JSON.stringify(start?.fileName));
    }
  }
}

/**
 * Merges what the screens of the back office load into a few files: 70 small ones cost more requests and compress
 * worse.
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
    generateBundle: { order: 'post', handler: (_options, bundle) => leaveOutStartSheets(bundle) },
    outputOptions(options) {
      const { codeSplitting } = options;
      if (typeof codeSplitting !== 'object') return;
      codeSplitting.groups?.push({
        debugName: 'admin',
        name: (id) => chunks.get(id),
        includeDependenciesRecursively: false,
      });
    },
  };
}
