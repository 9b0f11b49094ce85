import type { Plugin, Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** Entries that share code with the server but run by themselves, and must not load all of it. */
const THREAD = /-thread\.server\.ts$/;
/** Knows the folder of its own file. */
const HAS_PLACE = /\bimport\.meta\.(url|dirname)\b/;

/** Returns what these modules load at once, themselves included; with `later` also what they may load by and by. */
function getClosure(graph: Graph, roots: readonly string[], later = false): Set<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    open.push(...importedIds, ...(later ? dynamicallyImportedIds : []));
  }
  return reached;
}

/** Steps of a start: the name of a file, and the end of the path of the module that begins the step. */
export type Steps = Readonly<Record<string, string>>;

function findModule(graph: Graph, ending: string): string {
  const [found, ...others] = [...graph.getModuleIds()].filter((id) => id.endsWith(ending));
  if (found === undefined || others.length > 0) throw new Error(`No module is ${ending}.`);
  return found;
}

/**
 * Chooses for each module the first step of a start that loads it. Left out are the modules that begin the steps, those
 * that a thread loads too, and those that know the folder of their own file.
 */
export function chooseSteps(graph: Graph, steps: Steps): Map<string, string> {
  const threads = getClosure(
    graph,
    [...graph.getModuleIds()].filter((id) => THREAD.test(id)),
    true,
  );
  const chosen = new Map<string, string>();
  const first = Object.values(steps).map((ending) => findModule(graph, ending));
  for (const [place, name] of Object.keys(steps).entries()) {
    for (const id of getClosure(graph, first.slice(place, place + 1))) {
      const isLeftOut = first.includes(id) || threads.has(id) || HAS_PLACE.test(graph.getModuleInfo(id)?.code ?? '');
      if (!isLeftOut && !chosen.has(id)) chosen.set(id, name);
    }
  }
  return chosen;
}

/** Production build of the server: what a step of its start loads is one file, not a hundred. */
export function startChunks(steps: Steps): Plugin {
  let chosen = new Map<string, string>();
  return {
    name: 'start-chunks',
    // After React Router, which sets the same options.
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    config: () => ({
      environments: {
        ssr: {
          build: {
            rolldownOptions: {
              // What the file needs of others may be exported by an entry.
              preserveEntrySignatures: 'allow-extension',
              output: {
                codeSplitting: {
                  groups: Object.keys(steps).map((name) => ({
                    name,
                    test: (id: string) => chosen.get(id) === name,
                    includeDependenciesRecursively: false,
                  })),
                },
              },
            },
          },
        },
      },
    }),
    buildEnd() {
      chosen = chooseSteps(this, steps);
    },
  };
}
