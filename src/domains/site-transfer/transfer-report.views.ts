import {
  OUTCOMES,
  type Outcome,
  PART_NAMES,
  REPORT_ROWS,
  type ReportRow,
  type TransferReport,
} from './transfer-report.contract.ts';

interface Planned {
  records: readonly ReportRow[];
  kept: number;
  pictures: TransferReport['pictures'];
  notes: readonly string[];
}

/** Returns a plan as its report: counts of all records, and a line for those that change or are refused. */
export function toReport({ records, kept, pictures, notes }: Planned, applied: boolean): TransferReport {
  const counts = PART_NAMES.flatMap((part) =>
    OUTCOMES.map((outcome) => ({
      part,
      outcome,
      count: records.filter((record) => record.part === part && record.outcome === outcome).length,
    })),
  ).filter(({ count }) => count > 0);
  // What is refused must not be cut off by what enters.
  const order: readonly Outcome[] = ['refuse', 'replace', 'create'];
  const rows = order
    .flatMap((outcome) => records.filter((record) => record.outcome === outcome))
    .slice(0, REPORT_ROWS)
    .map(({ part, name, outcome, reason }) => ({ part, name, outcome, reason }));
  return { applied, counts, rows, kept, pictures, notes: [...notes] };
}

/** Returns how many records have an outcome. */
export const countOutcome = ({ counts }: Pick<TransferReport, 'counts'>, outcome: Outcome): number =>
  counts.filter((one) => one.outcome === outcome).reduce((sum, { count }) => sum + count, 0);
