import { parisDay } from '#src/kernel/dates.ts';
import type { ExportedSubscriber } from './newsletter.contract.ts';

interface ExportTexts {
  columns: readonly string[];
  statuses: Record<ExportedSubscriber['status'], string>;
}

const getDay = (instant: string | null): string => (instant === null ? '' : parisDay(new Date(instant)));

/** Returns the rows of the export, the heading first; days in Paris time. */
export const exportLines = (subscribers: ExportedSubscriber[], { columns, statuses }: ExportTexts): string[][] => [
  [...columns],
  ...subscribers.map(({ email, status, created_at, confirmed_at, unsubscribe_url }) => [
    email,
    statuses[status],
    getDay(created_at),
    getDay(confirmed_at),
    unsubscribe_url,
  ]),
];
