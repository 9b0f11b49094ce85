import { Alert, Group } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { CONTRACT_ACCOUNT_TEXTS } from '../contract-account.texts.ts';
import { fetchContract } from '../payment-admin.client.ts';
import type { Payment } from '../payment-admin.contract.ts';
import { RefundButton } from './refund-form.tsx';

/** Reads what was received in surplus under a payment's contract; zero for a payment without one. */
async function fetchSurplus({ quote_id, order_id, invoice_id }: Payment): Promise<number> {
  if (quote_id !== null) return (await fetchContract({ quoteId: quote_id })).surplus;
  if (order_id !== null) return (await fetchContract({ orderId: order_id })).surplus;
  return invoice_id === null ? 0 : (await fetchContract({ invoiceId: invoice_id })).surplus;
}

/** Offers to give money back, on the card where the payment was made with one. */
export function PaymentRefund({ payment, list }: { payment: Payment; list: ResourceActs }) {
  const [surplus, setSurplus] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const load = useEffectEvent(async () => {
    try {
      setSurplus(await fetchSurplus(payment));
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(CONTRACT_ACCOUNT_TEXTS.loadError, error));
    }
  });
  useEffect(() => void load(), []);
  if (failure !== undefined) {
    return (
      <Alert color="red" role="alert">
        {failure}
      </Alert>
    );
  }
  if (surplus === undefined) return null;
  return (
    <Group justify="flex-end">
      <RefundButton
        paymentId={payment.id}
        left={Math.round((payment.amount - payment.refunded) * 100) / 100}
        refunded={payment.refunded}
        surplus={surplus}
        means={payment.received_on === '' ? 'card' : 'transfer'}
        canCredit={payment.quote_id !== null || payment.order_id !== null || payment.invoice_id !== null}
        onDone={async () => {
          list.close();
          await list.reload();
        }}
      />
    </Group>
  );
}
