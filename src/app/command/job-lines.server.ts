import type { ListedJob } from '#src/platform/jobs/held-jobs.server.ts';

const STATUSES: Record<string, string> = {
  waiting: 'attend',
  running: 'en cours',
  dead: 'abandonné',
  held: 'retenu',
};

/** So many like jobs are still one line each. */
const FEW = 3;

const toInstant = (at: string): string => at.slice(0, 16).replace('T', ' ');

function toLine(jobs: readonly [ListedJob, ...ListedJob[]]): string {
  const [{ id, kind, status, attempts, last_error }] = jobs;
  const times = jobs.map(({ run_at }) => toInstant(run_at)).sort();
  const [first = '', last = ''] = [times[0], times.at(-1)];
  return [
    (jobs.length === 1 ? `n° ${id}` : `${jobs.length} fois`).padEnd(10),
    (STATUSES[status] ?? status).padEnd(10),
    kind.padEnd(24),
    `${attempts} essai(s), prévu ${first === last ? first : `de ${first} à ${last}`} UTC`,
  ]
    .join(' ')
    .concat(last_error ? `, ${last_error}` : '');
}

/** Returns a line for each job in the order of their numbers; more than three that differ by number alone share one. */
export function listJobLines(jobs: readonly ListedJob[]): string[] {
  const groups = new Map<string, [ListedJob, ...ListedJob[]]>();
  for (const job of jobs) {
    const key = JSON.stringify([job.kind, job.status, job.attempts, job.last_error]);
    const like = groups.get(key);
    if (like === undefined) groups.set(key, [job]);
    else like.push(job);
  }
  return [...groups.values()]
    .flatMap((like) => (like.length > FEW ? [like] : like.map((job): [ListedJob] => [job])))
    .sort(([one], [other]) => one.id - other.id)
    .map(toLine);
}
