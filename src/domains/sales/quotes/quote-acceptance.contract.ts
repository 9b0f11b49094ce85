import { z } from 'zod';
import { Id, Line, NAME_MAX, Text } from '#src/kernel/fields.ts';
import { ScanFiles } from './acceptance-scan.contract.ts';

/** Contract of an acceptance that the office records or cancels. */

/** Ways in which a customer can agree, when the office records it. */
export const ACCEPTANCE_MEANS = ['signed_paper', 'email', 'oral', 'other'] as const;
export type AcceptanceMeans = (typeof ACCEPTANCE_MEANS)[number];

const NOTE_MAX = 1_000;
const REASON_MAX = 500;

const Agreement = z.object({
  id: Id,
  name: Line(NAME_MAX, 2),
  accepted_on: z.iso.date('Date attendue.'),
  means: z.enum(ACCEPTANCE_MEANS, 'Choisissez comment le client a donné son accord.'),
  note: Text(NOTE_MAX).default(''),
});

/** Fields of a recorded agreement in JSON. */
export const AgreementFields = Agreement.omit({ id: true });

export const RecordedAcceptance = Agreement.extend({
  /** What was signed; by multipart form only. */
  scans: ScanFiles.default([]),
}).refine(({ means, note }) => means !== 'other' || note !== '', {
  path: ['note'],
  error: 'Précisez comment le client a donné son accord.',
});

/** Withdrawal that the customer declared in writing: the days on which it was sent and arrived, and where it is kept. */
const WithdrawalFields = z.object({
  declared_on: z.iso.date('Date attendue.'),
  /** Today when it is omitted. */
  informed_on: z.iso.date('Date attendue.').optional(),
  note: Text(NOTE_MAX).default(''),
});
export const RecordedWithdrawal = WithdrawalFields.extend({ id: Id });

export const AcceptanceCancellation = z.object({ id: Id, reason: Line(REASON_MAX, 3) });
