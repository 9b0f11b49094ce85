import { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { sendReceipt } from '../payment.mail.server.ts';
import { PaymentRecord } from '../payment-record.contract.ts';

/** Queues the receipt email in the transaction that books the payment, if the customer gave an address. */
export const writeReceipt = command({
  allow: 'system',
  input: PaymentRecord,
  output: z.object({}),
  run: async (payment, context) => {
    if (payment.customer_email === '') return {};
    const { general } = await readSettings(context, {});
    await sendReceipt(payment, {
      name: general.site_name,
      phone: general.contact_phone,
      email: general.contact_email,
    });
    return {};
  },
});
