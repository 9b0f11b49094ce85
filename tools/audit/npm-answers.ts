import { z } from 'zod';

/** Result of a package check; `unknown` when the check was not possible. */
export interface Finding {
  state: 'ok' | 'bad' | 'unknown';
  /** Sentences in French. */
  lines: string[];
}

/** Output and exit code of an npm command. */
export interface Answer {
  code: number | null;
  stdout: string;
  stderr: string;
}

const Severities = z.object({ high: z.int(), critical: z.int(), total: z.int() });
const AuditReport = z.object({
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: z.string(), range: z.string() })),
  metadata: z.object({ vulnerabilities: Severities }),
});
const Package = z.object({ name: z.string(), version: z.string() });
const SignatureReport = z.object({ invalid: z.array(Package), missing: z.array(Package) });
/** npm's own error report, or the body of the registry's response. */
const Failure = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string().optional() }).optional(),
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns npm's own reason for the failure. */
function findReason({ stdout, stderr }: Answer): string {
  const { message, error } = Failure.safeParse(parseJson(stdout)).data ?? {};
  const [, line] = /^npm error (?!code )(\S.*)$/m.exec(stderr) ?? [];
  const reason = [error?.summary, message, line].find((text) => text !== undefined && text !== '');
  return (reason ?? 'réponse illisible').split('\n')[0] ?? '';
}

const unknown = (subject: string, answer: Answer): Finding => ({
  state: 'unknown',
  lines: [`Le registre n’a pas pu être interrogé sur ${subject} (${findReason(answer)}).`],
});

/** Reads the output of `npm audit --omit=dev --audit-level=high --json`. */
export function readVulnerabilities(answer: Answer): Finding {
  const report = AuditReport.safeParse(parseJson(answer.stdout));
  if (!report.success) return unknown('les vulnérabilités', answer);
  const { high, critical, total } = report.data.metadata.vulnerabilities;
  const grave = Object.values(report.data.vulnerabilities).filter(({ severity }) => /^(high|critical)$/.test(severity));
  // The exit code is npm's own result: a report that contradicts it proves nothing.
  if ((answer.code === 0) !== (high + critical + grave.length === 0)) return unknown('les vulnérabilités', answer);
  const lines = grave.map(({ name, severity, range }) => `Paquet vulnérable : ${name} ${range} (${severity}).`);
  const others = total - high - critical;
  const noted = others > 0 ? ` ${others} de gravité moindre.` : '';
  return grave.length > 0
    ? { state: 'bad', lines }
    : { state: 'ok', lines: [`Vulnérabilités graves des paquets de production : aucune.${noted}`] };
}

/** Reads the output of `npm audit signatures --json`. */
export function readSignatures(answer: Answer): Finding {
  const report = SignatureReport.safeParse(parseJson(answer.stdout));
  if (!report.success) return unknown('les signatures', answer);
  const { invalid, missing } = report.data;
  const lines = [
    ...invalid.map(({ name, version }) => `Signature fausse : ${name} ${version}.`),
    ...missing.map(({ name, version }) => `Signature absente : ${name} ${version}.`),
  ];
  if ((answer.code === 0) !== (lines.length === 0)) return unknown('les signatures', answer);
  return lines.length > 0
    ? { state: 'bad', lines }
    : { state: 'ok', lines: ['Signatures du registre : aucune fausse, aucune absente.'] };
}

/** Returns 1 when any problem was found, even if some check could not run; else 2 when one could not run; else 0. */
export function toExitCode(findings: Finding[]): number {
  if (findings.some(({ state }) => state === 'bad')) return 1;
  return findings.length > 0 && findings.every(({ state }) => state === 'ok') ? 0 : 2;
}
