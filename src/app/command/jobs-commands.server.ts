import { recordAudit } from '#src/platform/audit.server.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { closeDatabase, transaction } from '#src/platform/database/database.server.ts';
import { dropJobs, type JobChoice, listJobs, retryJobs } from '#src/platform/jobs/held-jobs.server.ts';
import { type CommandAnswer, type CommandCall, type CommandShape, EXIT, UsageError } from './command-shape.server.ts';
import { listJobLines } from './job-lines.server.ts';
import { openInstallation } from './open-installation.server.ts';
import { getOperator } from './operator.server.ts';

async function withJobs(
  { environment, stampFolder }: CommandCall,
  act: () => Promise<CommandAnswer>,
): Promise<CommandAnswer> {
  try {
    if ((await openInstallation(readConfig(environment), stampFolder)) === 'new') {
      throw new Error('Il n’y a pas de travaux : le site n’a jamais démarré avec ces variables (faitage config).');
    }
    return await act();
  } finally {
    await closeDatabase();
  }
}

/** `faitage jobs list`: what waits, runs, was given up or is held. */
export const jobsList: CommandShape = {
  summary: 'montre les travaux et e-mails qui attendent, ont été abandonnés ou sont retenus',
  run: (call) =>
    withJobs(call, async () => {
      const jobs = await listJobs();
      const isStopped = jobs.some(({ status }) => status === 'dead' || status === 'held');
      const text = jobs.length === 0 ? 'Aucun travail n’attend.' : listJobLines(jobs).join('\n');
      return { code: isStopped ? EXIT.toDo : EXIT.done, text, json: jobs };
    }),
};

/** Reads which jobs are meant: numbers, `--held` or `--dead`. */
function readChoice({ words, values }: CommandCall): JobChoice {
  const chosen = [words.length > 0, values.held === true, values.dead === true].filter(Boolean).length;
  if (chosen !== 1) throw new UsageError('Lesquels ? Des numéros de faitage jobs list, ou --held, ou --dead.');
  if (values.held === true) return { status: 'held' };
  if (values.dead === true) return { status: 'dead' };
  const wrong = words.find((word) => !/^[1-9]\d{0,8}$/.test(word));
  if (wrong !== undefined) throw new UsageError(`« ${wrong} » n’est pas un numéro : faitage jobs list les montre.`);
  return { ids: words.map(Number) };
}

interface Act {
  name: 'retry' | 'drop';
  run: (choice: JobChoice) => Promise<number>;
  sentence: (count: number) => string;
}

/** Acts on jobs, with one line in the audit log. */
const act = (call: CommandCall, { name, run, sentence }: Act): Promise<CommandAnswer> => {
  const choice = readChoice(call);
  return withJobs(call, async () => {
    const count = await transaction(async () => {
      const changed = await run(choice);
      const after = { ...choice, count: changed };
      if (changed > 0) await recordAudit(getOperator(call), { action: `jobs.${name}`, subject: 'jobs', after });
      return changed;
    });
    const text =
      count === 0 ? 'Aucun de ces travaux n’est abandonné ni retenu : faitage jobs list les montre.' : sentence(count);
    return { code: count === 0 ? EXIT.toDo : EXIT.done, text, json: { count } };
  });
};

const CHOICE = {
  usage: '[NUMÉRO…]',
  words: 1_000,
  options: {
    held: { type: 'boolean', help: 'tous ceux qu’une restauration retient' },
    dead: { type: 'boolean', help: 'tous ceux qui ont été abandonnés après dix essais' },
  },
} as const;

/** `faitage jobs retry`: lets stopped jobs run again. */
export const jobsRetry: CommandShape = {
  ...CHOICE,
  summary: 'laisse repartir des travaux abandonnés ou retenus',
  run: (call) => act(call, { name: 'retry', run: retryJobs, sentence: (count) => `${count} travaux repartent.` }),
};

/** `faitage jobs drop`: deletes stopped jobs. */
export const jobsDrop: CommandShape = {
  ...CHOICE,
  summary: 'retire des travaux abandonnés ou retenus : ils ne partiront pas',
  run: (call) => act(call, { name: 'drop', run: dropJobs, sentence: (count) => `${count} travaux retirés.` }),
};
