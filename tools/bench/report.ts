import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

export interface Row {
  name: string;
  figure: string;
  /** Empty for a figure without a goal. */
  goal: string;
  holds: boolean;
}

/** The page that holds all tables. */
export const FILE = new URL('../../docs/benchmarks.md', import.meta.url);
const HEAD = '# Measurements\n\nEach table comes from one run, with load and server on the same machine.\n';

/** Prints the table, writes it to `docs/benchmarks.md` under its name, and fails the process when a goal is missed. */
export function report(name: string, rows: Row[], command = `bench:${name}`): void {
  const lines = rows.map(({ figure, goal, holds, ...row }) => {
    const verdict = goal === '' ? '' : holds ? 'yes' : 'NO';
    return `| ${row.name} | ${figure} | ${goal} | ${verdict} |`;
  });
  const machine = `Node ${process.versions.node}, ${availableParallelism()} cores.`;
  const table = ['| measure | value | goal | met |', '|---|---|---|---|', ...lines].join('\n');
  const section = `<!-- ${name} -->\n## ${name[0]?.toUpperCase()}${name.slice(1)}\n\nnpm run ${command}. ${machine}\n\n${table}\n<!-- /${name} -->\n`;
  console.log(table);
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const place = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->\\n`);
  writeFileSync(FILE, place.test(text) ? text.replace(place, section) : `${text}\n${section}`);
  if (rows.some((row) => !row.holds)) process.exitCode = 1;
}
