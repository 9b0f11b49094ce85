import { Alert, Anchor, List } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatLongDate } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import type { RefundDue } from '../contract-account.contract.ts';
import { CONTRACT_ACCOUNT_TEXTS as TEXTS } from '../contract-account.texts.ts';
import { fetchRefundsDue } from '../payment-admin.client.ts';

/** Lists what is to be given back after withdrawals; nothing while there is none. */
export function RefundsDue() {
  const [refunds, setRefunds] = useState<RefundDue[]>([]);
  useEffect(() => {
    // The list below reports a failed connection.
    fetchRefundsDue().then(setRefunds, () => setRefunds([]));
  }, []);
  if (refunds.length === 0) return null;
  return (
    <Alert mb="md" color="red" title={TEXTS.refunds}>
      <List size="sm">
        {refunds.map(({ quote_id, number, customer_name: name, amount, refund_by }) => (
          <List.Item key={quote_id}>
            <Anchor
              size="sm"
              c="inherit"
              underline="always"
              component={Link}
              to={href('/admin/payments/account', { quoteId: quote_id })}
            >
              {fill(TEXTS.refundRow, {
                number,
                name,
                amount: formatAmount(amount, 'document'),
                date: formatLongDate(refund_by),
              })}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
