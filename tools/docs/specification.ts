import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../src/routes.ts';
import { page, table } from './table.ts';

const TITLE = /\btitle:\s*(['"])((?:\\.|(?!\1).)+)\1/;

interface Leaf {
  path: string;
  file: string;
}

function leaves(entries: readonly RouteConfigEntry[], base = ''): Leaf[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const whole = posix.join(base, path);
    return children ? leaves(children, whole) : [{ path: `/${whole}`.replace(/^\/\.?$/, '/'), file }];
  });
}

/** Returns the title in the texts that a page, or the resource that it shows, imports; metadata come first. */
function readTitle(root: string, file: string): string {
  const text = readFileSync(join(root, 'src', file), 'utf8');
  const resource = /from '(\.[^']+\.resource\.tsx)'/.exec(text)?.[1];
  if (resource !== undefined) return readTitle(root, join(dirname(file), resource));
  // Texts of the page's own domain come before those of others.
  const names = [...text.matchAll(/from '((?:\.\.?|#src)\/[^']+\.texts\.ts)'/g)]
    .map(([, name = '']) => name)
    .sort((first, second) => Number(first.startsWith('#src')) - Number(second.startsWith('#src')));
  const texts = names.map((name) => {
    const path = name.startsWith('#src') ? name.replace('#src', 'src') : join('src', dirname(file), name);
    return readFileSync(join(root, path), 'utf8');
  });
  const metadata = texts.map((source) => TITLE.exec(source.split(/\bmeta: \{/)[1] ?? '')?.[2]);
  return (
    metadata.find(Boolean) ?? texts.map((source) => /^ {2}title:\s*'([^'\n]+)'/m.exec(source)?.[1]).find(Boolean) ?? '–'
  );
}

/** Returns the page of all page addresses with their titles. */
export async function routesPage(root: string): Promise<string> {
  const rows = leaves(await routes).map(({ path, file }) => [
    `\`${path}\``,
    readTitle(root, file),
    `[${posix.basename(file)}](../../src/${file})`,
  ]);
  return page(
    'Page addresses',
    'Addresses are fixed: search engines, emails and printed papers contain them. A page keeps its address, or the old one redirects permanently. The title is the first one in the texts of the page (`{name}` is the company).',
    table(['address', 'title', 'file'], rows),
  );
}

const CONSTANT =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export const ([A-Z][A-Z0-9_]+)(?:: [^=]+)? = (-?[\d_][\d_.* ]*|'[^'\n]*'|\[[^\]\n]*\])(?: as const)?;/gm;

const toSentence = (comment: string): string =>
  comment
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the page of the constants, limits and closed lists of contracts, rules and views. */
export function constantsPage(root: string): string {
  const files = globSync('src/{kernel,domains}/**/*.ts', { cwd: root })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^src\/kernel\/[^.]+\.ts$|\.(contract|rules|views)\.ts$/.test(name))
    .sort();
  const groups = Map.groupBy(files, (path) => path.replace(/^src\/(?:domains\/)?/, '').replace(/\/[^/]+$/, ''));
  const parts = [...groups].flatMap(([domain, paths]) => {
    const rows = paths.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(CONSTANT)].map(([, comment = '', name = '', value = '']) => [
        `\`${name}\``,
        `\`${value.trim()}\``,
        toSentence(comment),
        `[${posix.basename(path)}](../../${path})`,
      ]),
    );
    return rows.length === 0 ? [] : [`## ${domain}\n\n${table(['constant', 'value', 'meaning', 'file'], rows)}`];
  });
  return page(
    'Constants, limits and closed lists',
    'Amounts are cents, `_KM` kilometres, `_MS` milliseconds, `_SECONDS` seconds, `_BYTES` bytes, `_MAX` the largest number of characters or entries. Lists of statuses are in the order in which screens show them.',
    ...parts,
  );
}
