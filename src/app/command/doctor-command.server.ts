import { type CommandShape, EXIT } from './command-shape.server.ts';
import { type ExaminedLine, examineInstallation } from './examine.server.ts';

const MARKS = { ok: '✓', todo: '!', broken: '✗' } as const;
const STATES = { ok: 'en ordre', todo: 'à faire', broken: 'en panne' } as const;

function toLines({ state, title, finding, advice }: ExaminedLine): string[] {
  const found = `${MARKS[state]} ${title} : ${finding}`;
  return advice === '' ? [found] : [found, `    à faire : ${advice}`];
}

/** `faitage doctor`: what is in order, to do or broken, and what to do about it. */
export const doctorCommand: CommandShape = {
  summary: 'examine l’installation et dit, ligne par ligne, quoi faire ; que le serveur tourne ou non',
  run: async ({ environment, stampFolder }) => {
    const lines = await examineInstallation({ environment, stampFolder });
    const count = (state: ExaminedLine['state']): number => lines.filter((line) => line.state === state).length;
    const summary = (['broken', 'todo', 'ok'] as const).map((state) => `${count(state)} ${STATES[state]}`).join(', ');
    const code = count('broken') > 0 ? EXIT.broken : count('todo') > 0 ? EXIT.toDo : EXIT.done;
    return { code, text: [...lines.flatMap(toLines), '', `${summary}.`].join('\n'), json: { code, lines } };
  },
};
