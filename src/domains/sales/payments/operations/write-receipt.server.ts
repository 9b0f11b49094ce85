import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { sendReceipt } from '../payment.mail.server.ts';
import type { PaymentRecord } from '../payment-record.contract.ts';

/** Queues the receipt email in the transaction that books the payment, if the customer gave an address. */
export const writeReceipt = (payment: PaymentRecord): Promise<void> =>
  transaction(async () => {
    if (payment.customer_email === '') return;
    const { general } = await readSettings();
    await sendReceipt(payment, {
      name: general.site_name,
      phone: general.contact_phone,
      email: general.contact_email,
    });
  });
