import { readDamage, readRunningProgram } from '#src/platform/diagnosis/read-running-program.server.ts';
import { findMaintenance } from '#src/platform/maintenance.server.ts';
import type { MachineLine } from './machine-check.contract.ts';
import { judgeIntegrity, judgeMachine } from './machine-check.rules.ts';
import { toMachineLine } from './machine-check.views.ts';

/** Examines the machine as far as the running server can: the lines of `faitage doctor`, in its words. */
export async function examineMachine(): Promise<{ machine: MachineLine[]; version: string }> {
  const program = await readRunningProgram();
  if (program === undefined) return { machine: [], version: '' };
  const { version, ...readings } = program;
  const maintenance = (await findMaintenance())?.startedAt;
  const verdicts = judgeMachine({ ...readings, database: { reason: 'answers' }, maintenance });
  return { machine: verdicts.map(toMachineLine), version };
}

/** Reads the whole database now, and says what was found. */
export async function examineIntegrity(): Promise<MachineLine> {
  const [line] = judgeIntegrity(await readDamage()).map(toMachineLine);
  if (line === undefined) throw new Error('A database that was read has a verdict.');
  return line;
}
