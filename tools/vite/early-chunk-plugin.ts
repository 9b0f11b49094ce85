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

/** Chooses the modules that the server loads before its first answer, without those that a thread loads too. */
export function chooseEarly(graph: Graph, entry: string): Set<string> {
  const ids = [...graph.getModuleIds()];
  const entries = ids.filter((id) => id.endsWith(entry));
  if (entries.length !== 1) throw new Error(`No module is ${entry}.`);
  const threads = getClosure(
    graph,
    ids.filter((id) => THREAD.test(id)),
    true,
  );
  const isEarly = (id: string): boolean =>
    !entries.includes(id) && !threads.has(id) && !HAS_PLACE.test(graph.getModuleInfo(id)?.code ?? '');
  return new Set([...getClosure(graph, entries)].filter(isEarly));
}

/** Production build of the server: what it loads before its first answer is one file, not a hundred. */
export function earlyChunk(entry: string): Plugin {
  let early = new Set<string>();
  return {
    name: 'early-chunk',
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
                  groups: [
                    { name: 'early', test: (id: string) => early.has(id), includeDependenciesRecursively: false },
                  ],
                },
              },
            },
          },
        },
      },
    }),
    buildEnd() {
      early = chooseEarly(this, entry);
    },
  };
}
