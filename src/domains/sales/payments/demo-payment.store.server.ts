import { db } from '#src/platform/database/database.server.ts';

/** The gateway of the demonstration; receipts that the office records there have it too. */
const DEMO = 'sandbox';

export const selectDemoPaymentIds = async (): Promise<number[]> =>
  (await db().selectFrom('payments').select('id').where('provider', '=', DEMO).orderBy('id').execute()).map(
    ({ id }) => id,
  );

export async function deleteDemoPayments(): Promise<void> {
  await db().deleteFrom('payments').where('provider', '=', DEMO).execute();
  await db().deleteFrom('payment_events').where('provider', '=', DEMO).execute();
}

export const selectReallyPaid = async (): Promise<number[]> =>
  (await db().selectFrom('payments').select('quote_id').where('provider', '<>', DEMO).distinct().execute()).flatMap(
    ({ quote_id }) => quote_id ?? [],
  );
