import { Alert, Anchor, Button, CopyButton, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime, formatLongDate } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import { fill } from '#src/kernel/text.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import type { Payment } from '../payment-admin.contract.ts';
import { PAYMENT_ADMIN_TEXTS as TEXTS } from '../payment-admin.texts.ts';
import { CARD_TEXTS, MEANS_CHOICES } from '../payment-status.texts.ts';
import { isReceived } from '../receipt.rules.ts';
import { removePayment, StatusChoice } from './payment-acts.tsx';
import { PaymentEntries, ReceiptReversal } from './payment-entries.tsx';
import { gatewayStatusText, PaymentMarks } from './payment-marks.tsx';
import { PaymentRefund } from './payment-refund.tsx';

const money = (amount: number): string => formatAmount(amount, 'card');

const isBrand = (method: string): method is keyof typeof CARD_TEXTS => method in CARD_TEXTS;

function toCard({ payment_method, last_four }: Payment): string {
  const brand = isBrand(payment_method) ? CARD_TEXTS[payment_method] : payment_method;
  return last_four === '' ? '' : `${brand} •••• ${last_four}`;
}

const isMeans = (text: string): text is keyof typeof MEANS_CHOICES => text in MEANS_CHOICES;

function toMeansText({ received_on, payment_method, reference, bank }: Payment): string {
  if (received_on === '' || !isMeans(payment_method)) return '';
  return [MEANS_CHOICES[payment_method], reference, bank].filter(Boolean).join('\u00A0· ');
}

function getBound({ quote_id, invoice_id, invoice_number }: Payment): string {
  const parts = [
    invoice_id === null ? '' : fill(TEXTS.invoice, { number: invoice_number }),
    quote_id === null ? '' : fill(TEXTS.quote, { number: quoteNumber(quote_id) }),
  ];
  return parts.filter(Boolean).join(', ') || TEXTS.unbound;
}

const toFacts = (payment: Payment): [string, string][] => [
  [TEXTS.fields.customer, payment.customer_name],
  [TEXTS.fields.email, payment.customer_email],
  [TEXTS.fields.service, payment.service_title],
  [TEXTS.fields.bound, getBound(payment)],
  [TEXTS.fields.amount, money(payment.amount)],
  [TEXTS.fields.refunded, payment.refunded === 0 ? '' : money(payment.refunded)],
  [TEXTS.fields.card, toCard(payment)],
  [TEXTS.fields.means, toMeansText(payment)],
  [TEXTS.fields.received, payment.received_on === '' ? '' : formatLongDate(`${payment.received_on}T12:00:00Z`)],
  [TEXTS.fields.created, formatDateTime(payment.created_at)],
  [TEXTS.fields.completed, payment.completed_at === null ? '' : formatDateTime(payment.completed_at)],
  [TEXTS.fields.provider, TEXTS.providers[payment.provider]],
  [TEXTS.fields.sent, payment.received_on !== '' ? '' : gatewayStatusText(payment.provider_status)],
  [TEXTS.fields.failure, payment.failure],
];

/** Shows all details of one payment. */
export function PaymentDetails({ payment, list }: { payment: Payment; list: ResourceActs }) {
  return (
    <Stack>
      <Group justify="space-between">
        <Stack gap={2}>
          <Text size="xs" c="dimmed">
            {TEXTS.fields.number}
          </Text>
          <Text ff="monospace" size="sm" style={{ overflowWrap: 'anywhere' }}>
            {payment.transaction_id}
          </Text>
        </Stack>
        <CopyButton value={payment.transaction_id}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="light" leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
              {copied ? TEXTS.copied : TEXTS.copy}
            </Button>
          )}
        </CopyButton>
      </Group>
      <PaymentMarks payment={payment} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} component="dl" m={0}>
        {toFacts(payment)
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <Text component="dt" size="xs" c="dimmed">
                {label}
              </Text>
              <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
                {value}
              </Text>
            </div>
          ))}
      </SimpleGrid>
      {payment.refunded > 0 && (
        <Alert>
          {TEXTS.refundedHint}{' '}
          <Anchor inherit component={Link} to={href('/admin/invoices', { search: payment.customer_email })}>
            {TEXTS.clientInvoices}
          </Anchor>
        </Alert>
      )}
      {(payment.quote_id !== null || payment.order_id !== null || payment.invoice_id !== null) && (
        <Anchor
          size="sm"
          component={Link}
          to={href('/admin/payments/account', {
            quoteId: payment.quote_id ?? undefined,
            orderId: payment.order_id ?? undefined,
            invoiceId: payment.quote_id === null ? (payment.invoice_id ?? undefined) : undefined,
          })}
        >
          {TEXTS.account}
        </Anchor>
      )}
      {/* A changed payment has new entries. */}
      <PaymentEntries key={payment.updated_at} payment={payment} list={list} />
      {payment.received_on !== '' && (isReceived(payment) || payment.refunded > 0) ? (
        <>
          {payment.status === 'completed' && <PaymentRefund payment={payment} list={list} />}
          <ReceiptReversal payment={payment} list={list} />
        </>
      ) : (
        <>
          {payment.status === 'completed' && payment.is_refundable && <PaymentRefund payment={payment} list={list} />}
          <Group justify="space-between" align="center">
            <StatusChoice payment={payment} list={list} />
            <Button
              variant="light"
              color="red"
              disabled={list.isBusy}
              onClick={() => void removePayment(payment, list)}
            >
              {TEXTS.removeShort}
            </Button>
          </Group>
          <Text size="xs" c="dimmed">
            {TEXTS.consequence}
          </Text>
        </>
      )}
    </Stack>
  );
}
