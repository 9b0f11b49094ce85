import { fill } from '#src/kernel/text.ts';
import type { MachineLine } from './machine-check.contract.ts';
import type { MachineVerdict } from './machine-check.rules.ts';
import { MACHINE_CHECK_TEXTS } from './machine-check.texts.ts';

type Sentences = Record<string, string>;

/** Says a verdict on the machine in French: what was found, and what to do. */
export function toMachineLine({ check, state, reason, values = {} }: MachineVerdict): MachineLine {
  const findings: Sentences = MACHINE_CHECK_TEXTS.findings[check];
  const advice: Sentences = (MACHINE_CHECK_TEXTS.advice as Record<string, Sentences>)[check] ?? {};
  return {
    check,
    state,
    finding: fill(findings[reason] ?? '', values),
    advice: state === 'ok' ? '' : fill(advice[reason] ?? '', values),
  };
}
