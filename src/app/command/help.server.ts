import { COMMON_OPTIONS, type CommandAnswer, type CommandShape, EXIT } from './command-shape.server.ts';

const CODES = [
  'Codes de sortie : 0 tout est en ordre ou fait ; 1 quelque chose reste à faire ; 2 en panne, ou impossible ;',
  '64 la ligne de commande n’est pas comprise.',
];

const padded = (rows: [string, string][]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`);
};

const toCall = (name: string, { usage }: CommandShape): string => (usage === undefined ? name : `${name} ${usage}`);

/** `scripts/faitage.mjs` starts the server itself. */
const START: [string, string] = ['start', 'démarre le serveur'];

const toRows = (commands: Record<string, CommandShape>): [string, string][] =>
  Object.entries(commands).map(([name, shape]) => [toCall(name, shape), shape.summary]);

/** Lists the commands that begin with one word. */
export function showGroupHelp(first: string, commands: Record<string, CommandShape>): CommandAnswer {
  const rows = toRows(commands);
  const [example = first] = Object.keys(commands);
  const text = [...padded(rows), `faitage ${example} --help en dit plus sur l’une d’elles.`].join('\n');
  return { code: EXIT.done, text, json: Object.fromEntries(rows) };
}

/** Lists every command with one line each. */
export function showHelp(commands: Record<string, CommandShape>): CommandAnswer {
  const rows = [START, ...toRows(commands)];
  const text = [
    'Faîtage, en ligne de commande. faitage COMMANDE --help en dit plus sur une commande.',
    '',
    ...padded(rows),
    '',
    ...CODES,
  ].join('\n');
  return { code: EXIT.done, text, json: Object.fromEntries(rows) };
}

/** Explains one command and its options. */
export function showCommandHelp(name: string, shape: CommandShape): CommandAnswer {
  const options = Object.entries({ ...shape.options, ...COMMON_OPTIONS }).map(
    ([option, described]): [string, string] => {
      const value = 'value' in described ? ` ${described.value}` : '';
      return [`--${option}${value}`, described.help];
    },
  );
  const text = [`faitage ${toCall(name, shape)}`, `  ${shape.summary}`, '', ...padded(options), '', ...CODES].join(
    '\n',
  );
  return { code: EXIT.done, text, json: { name, summary: shape.summary, options: Object.fromEntries(options) } };
}
