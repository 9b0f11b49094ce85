import { fill } from '#src/kernel/text.ts';
import type { CheckLine } from './site-check.contract.ts';
import type { Verdict } from './site-check.rules.ts';
import { SITE_CHECK_TEXTS } from './site-check.texts.ts';

type Sentences = Record<string, string>;

/** Says a verdict in French: what was found, and what to do. */
export function toCheckLine({ check, state, reason, values = {} }: Verdict): CheckLine {
  const findings: Sentences = SITE_CHECK_TEXTS.findings[check];
  const advice: Sentences = (SITE_CHECK_TEXTS.advice as Record<string, Sentences>)[check] ?? {};
  const key = Number(values.count) > 1 ? `${reason}Many` : reason;
  return {
    check,
    state,
    finding: fill(findings[key] ?? '', values),
    advice: state === 'ok' ? '' : fill(advice[key] ?? '', values),
  };
}
