import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './report.ts';

const CLIENT = 'build/client';
/** Route around every screen of the back office. */
const FRAME = 'app/layouts/admin-frame';
const FIRST_KB = 200;
/** With the parts that most screens share. */
const WHOLE_KB = 350;
const FURTHER_KB = 40;
/** Names of the files that a file loads later: Vite writes them at its beginning. */
const LATER = /m\.f=\[([^\]]*)\]/;

interface Chunk {
  module: string;
  imports: string[];
  css: string[];
}
interface RouteChunk extends Chunk {
  path?: string;
  parentId?: string;
}
interface Manifest {
  entry: Chunk;
  routes: Record<string, RouteChunk>;
}

function readManifest(): Manifest {
  const name = readdirSync(join(CLIENT, 'assets')).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const text = readFileSync(join(CLIENT, 'assets', name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

const getFiles = ({ module, imports = [], css = [] }: Chunk): string[] => [module, ...imports, ...css];

/** Returns all files that a screen's route and its parent routes load. */
function filesOfScreen({ routes }: Manifest, id: string | undefined): string[] {
  const route = id === undefined ? undefined : routes[id];
  return route === undefined ? [] : [...getFiles(route), ...filesOfScreen({ routes } as Manifest, route.parentId)];
}

/** Returns the size as sent: a file too small to gain from compression is not compressed. */
function getSize(file: string): number {
  const plain = join(CLIENT, file.replace(/[?#].*$/, ''));
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}

/** Names without what React Router adds to some. */
const plain = (files: Iterable<string>): Set<string> => new Set([...files].map((file) => file.replace(/[?#].*$/, '')));

const bytes = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + getSize(file), 0);

const kilobytes = (size: number): string => `${(size / 1024).toFixed(1)} kB`;

/** Returns what these files may load later: shapes of answers, charts, menus, panels and dialogs. */
function filesAfter(files: Iterable<string>): Set<string> {
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const lists = scripts.map((file) => LATER.exec(readFileSync(join(CLIENT, file), 'utf8'))?.[1] ?? '');
  return new Set(lists.flatMap((list) => [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => `/${name}`)));
}

/** Returns the files shared by most screens, fetched once with the first of these screens. */
function toKit(screens: readonly Set<string>[], first: Set<string>): Set<string> {
  const uses = (file: string): number => screens.filter((files) => files.has(file)).length;
  const all = new Set(screens.flatMap((files) => [...files]));
  return new Set([...all].filter((file) => !first.has(file) && uses(file) * 2 >= screens.length));
}

const without = (files: Iterable<string>, ...known: Set<string>[]): Set<string> =>
  new Set([...files].filter((file) => !known.some((some) => some.has(file))));

const weighed = (name: string, figure: string, size: number, most: number): Row => ({
  name,
  figure,
  goal: `≤ ${most} kB`,
  holds: size <= most * 1024,
});

/** Measures what a browser fetches for the first screen and for each later one, compressed as it is sent. */
export function weighBackOffice(): Row[] {
  const manifest = readManifest();
  const screens = Object.entries(manifest.routes)
    .filter(([, { parentId }]) => parentId === FRAME)
    .map(([id, { path }]) => ({ path, files: new Set(filesOfScreen(manifest, id)) }));
  if (screens.length === 0) throw new Error(`The manifest has no screen inside ${FRAME}.`);
  const home = screens.find(({ path }) => path === 'dashboard')?.files ?? [];
  const first = new Set([...getFiles(manifest.entry), ...home]);
  const kit = toKit(
    screens.map(({ files }) => files),
    first,
  );
  const start = bytes(first);
  const all = start + bytes(without(filesAfter(first), plain(first)));
  const whole = start + bytes(kit);
  return [
    weighed('First load, scripts and styles', `${kilobytes(start)} (br)`, start, FIRST_KB),
    { name: 'The same with all that it may load afterwards', figure: `${kilobytes(all)} (br)`, goal: '', holds: true },
    weighed('The same with the parts that most screens share', `${kilobytes(whole)} (br)`, whole, WHOLE_KB),
    ...screens
      .filter(({ path }) => path !== 'dashboard')
      .map(({ path, files }) => {
        const own = bytes(without(files, first, kit));
        const all = kilobytes(bytes(without(files, first)));
        return weighed(
          path === undefined ? 'Screen /admin' : `Screen /admin/${path}`,
          `+ ${kilobytes(own)} (br; ${all} if opened first)`,
          own,
          FURTHER_KB,
        );
      }),
  ];
}
