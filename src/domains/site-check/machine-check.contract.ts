import { z } from 'zod';
import { CHECK_STATES } from './site-check.contract.ts';

/** What is examined on the machine, before the site itself; the command examines all of it, the server what it can. */
export const MACHINE_CHECKS = [
  'configuration',
  'server',
  'database',
  'integrity',
  'schema',
  'key',
  'clock',
  'smtp',
  'replies',
  'openid',
  'proxy',
  'maintenance',
] as const;
export type MachineCheckName = (typeof MACHINE_CHECKS)[number];

/** One line: what was found, and what to do; `advice` is empty when there is nothing to do. */
export const MachineLine = z.object({
  check: z.enum(MACHINE_CHECKS),
  state: z.enum(CHECK_STATES),
  finding: z.string(),
  advice: z.string(),
});
export type MachineLine = z.infer<typeof MachineLine>;
