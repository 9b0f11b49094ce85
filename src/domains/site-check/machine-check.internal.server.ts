import { readRunningProgram } from '#src/platform/diagnosis/running-program.server.ts';
import { findMaintenance } from '#src/platform/maintenance.server.ts';
import type { MachineCheckName, MachineLine } from './machine-check.contract.ts';
import { judgeMachine } from './machine-check.rules.ts';
import { toMachineLine } from './machine-check.views.ts';

/** What a server that answers can say of itself; reading the whole database is left to `faitage doctor`. */
const OWN_CHECKS: readonly MachineCheckName[] = [
  'database',
  'schema',
  'key',
  'clock',
  'smtp',
  'replies',
  'openid',
  'proxy',
  'maintenance',
];

/** Examines the machine as far as the running server can: the lines of `faitage doctor`, in its words. */
export async function examineMachine(): Promise<{ machine: MachineLine[]; version: string }> {
  const program = await readRunningProgram();
  if (program === undefined) return { machine: [], version: '' };
  const { version, ...readings } = program;
  const known = {
    faults: [],
    variables: 0,
    server: 'ready',
    database: { reason: 'answers' },
    damage: undefined,
    maintenance: (await findMaintenance())?.startedAt,
  } as const;
  const verdicts = judgeMachine({ ...known, faults: [], ...readings });
  return { machine: verdicts.filter(({ check }) => OWN_CHECKS.includes(check)).map(toMachineLine), version };
}
