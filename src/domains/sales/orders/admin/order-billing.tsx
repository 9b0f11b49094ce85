import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCash, IconFileInvoice, IconScale } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatLongDate } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { ConfirmAct } from '#src/ui/admin/confirm-act.tsx';
import { DemoBadge } from '#src/ui/admin/demo-badge.tsx';
import { useLabelWords } from '#src/ui/admin/label-words.ts';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import type { Order } from '../order.contract.ts';
import { ORDER_ADMIN_TEXTS } from '../order-admin.texts.ts';
import type { BilledInvoice } from '../order-billing.contract.ts';
import classes from './orders.module.css';
import { type Asked, type Billing, useBilling } from './use-billing.ts';

const { billing: TEXTS } = ORDER_ADMIN_TEXTS;

function Bill({ invoice, billing }: { invoice: BilledInvoice; billing: Billing }) {
  const say = useLabelWords();
  const { number, client_email: email } = invoice;
  const kind = TEXTS.kinds[invoice.kind];
  const amount = formatAmount(invoice.gross, 'document');
  const small = { size: 'compact-sm', variant: 'default', disabled: billing.isBusy } as const;
  return (
    <li className={classes.bill}>
      <Stack gap={0}>
        <Group gap="xs">
          <Text fw={600}>{number}</Text>
          <StatusBadge status={invoice.state}>{TEXTS.states[invoice.state]}</StatusBadge>
          {invoice.is_demo && <DemoBadge />}
        </Group>
        <Text size="sm" c="dimmed">
          {fill(say(TEXTS.line), { kind, date: formatLongDate(invoice.issued_on), amount })}
        </Text>
      </Stack>
      <Group gap={4}>
        <Button {...small} aria-label={fill(TEXTS.pdfLabel, { number })} onClick={() => void billing.savePdf(invoice)}>
          {TEXTS.pdf}
        </Button>
        {email !== '' && (
          <Button
            {...small}
            aria-label={fill(TEXTS.sendLabel, { number, email })}
            onClick={() => billing.ask({ kind: 'send', invoice })}
          >
            {TEXTS.send}
          </Button>
        )}
        {invoice.kind !== 'credit' && invoice.state !== 'credited' && invoice.counts && (
          <Button
            {...small}
            aria-label={fill(TEXTS.creditLabel, { number })}
            onClick={() => billing.ask({ kind: 'credit', invoice })}
          >
            {TEXTS.credit}
          </Button>
        )}
      </Group>
    </li>
  );
}

const toReception = (email: string): string => (email === '' ? TEXTS.unmailed : fill(TEXTS.mailed, { email }));

function toWords(asked: Asked, customer: string): { question: string | null; consequence: string; confirm: string } {
  if (asked === null) return { question: null, consequence: '', confirm: '' };
  if (asked.kind === 'issue') {
    return {
      question: TEXTS.issueQuestion,
      consequence: `${TEXTS.issueText} ${toReception(customer)}`,
      confirm: TEXTS.issue,
    };
  }
  const { number, client_email: email } = asked.invoice;
  return asked.kind === 'credit'
    ? {
        question: fill(TEXTS.creditQuestion, { number }),
        consequence: `${TEXTS.creditText} ${toReception(email)}`,
        confirm: TEXTS.creditConfirm,
      }
    : { question: fill(TEXTS.sendQuestion, { number, email }), consequence: TEXTS.sendText, confirm: TEXTS.send };
}

/** Shows the documents issued for an order; an invoice is issued, sent and credited here. */
export function OrderBilling({ order }: { order: Order }) {
  const billing = useBilling(order.id);
  const { invoices, failure, isBusy, asked } = billing;
  const isBilled =
    invoices?.some(({ counts, kind, state }) => counts && kind === 'invoice' && state !== 'credited') ?? true;
  return (
    <Stack component="section" gap="xs" aria-labelledby="factures-emises">
      <Group justify="space-between">
        <Title order={3} fz="md" id="factures-emises">
          {TEXTS.title}
        </Title>
        {order.quote_id !== null || isBilled ? (
          <Button
            component={Link}
            to={href('/admin/payments', { new: 1, orderId: order.id })}
            size="sm"
            variant="light"
            leftSection={<IconCash size={18} aria-hidden />}
          >
            {TEXTS.receive}
          </Button>
        ) : null}
        <Button
          component={Link}
          to={href('/admin/payments/account', { orderId: order.id })}
          size="sm"
          variant="default"
          leftSection={<IconScale size={18} aria-hidden />}
        >
          {TEXTS.account}
        </Button>
        {!isBilled && order.status !== 'annulé' && (
          <Button
            size="sm"
            leftSection={<IconFileInvoice size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => billing.ask({ kind: 'issue' })}
          >
            {TEXTS.issue}
          </Button>
        )}
      </Group>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      {invoices === undefined && failure === undefined && <LoadingState label={TEXTS.loading} />}
      {invoices?.length === 0 && <Text size="sm">{TEXTS.none}</Text>}
      {invoices !== undefined && invoices.length > 0 && (
        <>
          <ul className={classes.bills}>
            {invoices.map((invoice) => (
              <Bill key={invoice.id} invoice={invoice} billing={billing} />
            ))}
          </ul>
          <Anchor component={Link} to={href('/admin/invoices', { order_id: order.id })} size="sm">
            {TEXTS.all}
          </Anchor>
        </>
      )}
      <ConfirmAct
        {...toWords(asked, order.client_email)}
        isBusy={isBusy}
        onCancel={() => billing.ask(null)}
        onConfirm={() => void billing.confirm()}
      />
    </Stack>
  );
}
