import type { CheckState } from './site-check.contract.ts';

/** What the command examines on the machine, before the site itself. */
export type MachineCheckName =
  | 'configuration'
  | 'server'
  | 'database'
  | 'integrity'
  | 'schema'
  | 'key'
  | 'clock'
  | 'smtp'
  | 'proxy';

/** One line: what was found, and what to do; `advice` is empty when there is nothing to do. */
export interface MachineLine {
  check: MachineCheckName;
  state: CheckState;
  finding: string;
  advice: string;
}
