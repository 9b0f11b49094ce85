import { formatDateTime } from '#src/kernel/dates.ts';
import { DomainError } from '#src/kernel/errors.ts';
import type { Payment } from './payment-admin.contract.ts';

const amount = (euros: number): string => euros.toFixed(2).replace('.', ',');

/** Returns the rows of the export, the heading first. */
export const exportLines = (payments: readonly Payment[], columns: readonly string[]): string[][] => [
  [...columns],
  ...payments.map((payment) => [
    payment.transaction_id,
    formatDateTime(payment.created_at),
    payment.customer_name,
    payment.customer_email,
    payment.service_title,
    payment.quote_id === null ? '' : String(payment.quote_id),
    amount(payment.amount),
    amount(payment.refunded),
    payment.payment_method,
    payment.last_four,
    payment.status_text,
    payment.provider,
    payment.provider_status,
  ]),
];

const CAPTURED_STAYS = 'Ce paiement a été encaissé : remboursez-le d’abord, une écriture réelle ne se supprime pas.';
export const capturedStays = (): DomainError => new DomainError('conflict', CAPTURED_STAYS);
