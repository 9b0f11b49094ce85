import { readStoredService } from '#src/domains/services/operations/read-stored-service.server.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { notPayable, requireDue, requireFreeAmount } from '../payment.rules.ts';
import type { PaymentTarget, WantedPayment } from '../payment-record.contract.ts';
import { PAYMENT_REFUSALS as texts } from '../payment-refusals.texts.ts';
import { decideDue } from './decide-due.server.ts';
import { findPayer } from './find-payer.server.ts';

async function serviceTitle(id: number | null, context: Context): Promise<string> {
  if (id === null) return '';
  try {
    return (await readStoredService(context, { id })).title;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') throw invalidField('serviceId', texts.service);
    throw error;
  }
}

async function dueTarget(wanted: WantedPayment): Promise<PaymentTarget> {
  const { quoteId, invoiceId, token, userId } = wanted;
  const due = await decideDue({ quoteId, invoiceId, token, userId, holds: true });
  if (due === null) throw notPayable();
  requireDue(due.choices, wanted.amountCents);
  const { quote_id, invoice_id, service_title, customer_name, customer_email } = due;
  return { quote_id, invoice_id, service_id: wanted.serviceId, service_title, customer_name, customer_email };
}

async function freeTarget({ serviceId, userId, cardHolder, amountCents }: WantedPayment, context: Context) {
  const { payments } = await readSettings();
  if (!payments.allow_free_payments) throw invalidField('amount', texts.free);
  requireFreeAmount(amountCents);
  const payer = await findPayer({ userId });
  return {
    quote_id: null,
    invoice_id: null,
    service_id: serviceId,
    service_title: await serviceTitle(serviceId, context),
    customer_name: payer?.name ?? cardHolder,
    customer_email: payer?.email ?? '',
  };
}

/**
 * Decides what a payment is for, locked in the caller's transaction; the server decides the amount.
 * @throws DomainError `invalid` when this amount cannot be paid on it, or by this payer.
 */
export const decideTarget = (context: Context, wanted: WantedPayment): Promise<PaymentTarget> =>
  transaction(async () => {
    const { quoteId, invoiceId, token } = wanted;
    const isBound = quoteId !== null || invoiceId !== null || token !== null;
    return isBound ? dueTarget(wanted) : freeTarget(wanted, context);
  });
