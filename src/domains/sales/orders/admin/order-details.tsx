import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatLongDate } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import { withoutTax } from '#src/kernel/tax-words.ts';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { ContactCardLink } from '#src/ui/admin/contact-card-link.tsx';
import { useLabelWords } from '#src/ui/admin/label-words.ts';
import { PricedLinesTable } from '#src/ui/admin/priced-lines-table.tsx';
import { PriorityMark } from '#src/ui/admin/status-badge.tsx';
import { mayI } from '#src/ui/http/stored-rights.ts';
import { ORDER_STATUSES, type Order, type OrderStatus } from '../order.contract.ts';
import { ORDER_TEXTS } from '../order.texts.ts';
import { ORDER_ADMIN_TEXTS as TEXTS } from '../order-admin.texts.ts';
import { type OrderList, removeOrder, useOrderStatus } from './order-acts.ts';
import { Deadline } from './order-badges.tsx';
import { OrderBilling } from './order-billing.tsx';
import classes from './orders.module.css';
import { ServiceDate, ServiceDateDialog } from './service-date.tsx';

interface OrderStepsProps {
  order: Order;
  isBusy: boolean;
  onStatus: (status: OrderStatus) => void;
}

/** Shows the five statuses in their order; a press sets that status. */
function OrderSteps({ order, isBusy, onStatus }: OrderStepsProps) {
  const place = ORDER_STATUSES.indexOf(order.status);
  const isReached = (step: number): boolean => (order.status === 'annulé' ? step === place : step <= place);
  return (
    <ol className={classes.steps} aria-label={TEXTS.steps}>
      {ORDER_STATUSES.map((status, step) => (
        <li key={status}>
          <button
            type="button"
            className={classes.step}
            data-reached={isReached(step) || undefined}
            aria-current={step === place ? 'step' : undefined}
            aria-disabled={isBusy}
            onClick={() => !isBusy && step !== place && onStatus(status)}
          >
            {ORDER_TEXTS.statuses[status]}
          </button>
        </li>
      ))}
    </ol>
  );
}

const toPerson = ({ client_name, client_email, client_phone, address }: Order) => ({
  name: client_name,
  email: client_email,
  phone: client_phone,
  address,
});

function Who({ order }: { order: Order }) {
  return (
    <Stack gap={2}>
      <Group justify="space-between">
        <Text fw={600}>{order.client_name}</Text>
        <PriorityMark priority={order.priority} />
      </Group>
      <Text size="sm">
        <Anchor href={`mailto:${order.client_email}`}>{order.client_email}</Anchor>
        {order.client_phone && (
          <>
            {'\u00A0· '}
            <Anchor href={`tel:${order.client_phone.replace(/\s/g, '')}`}>{order.client_phone}</Anchor>
          </>
        )}
      </Text>
      <Text size="sm">{order.address}</Text>
      <ContactCardLink person={toPerson(order)} />
    </Stack>
  );
}

/** Shows one complete order: progress, data and issued documents. */
export function OrderDetails({ record, list }: { record: Order; list: OrderList }) {
  const [order, setStatus] = useOrderStatus(record, list);
  const [isAsking, setAsking] = useState(false);
  const { fields } = TEXTS;
  // An order from before the exemption keeps its rates, and the words for them.
  const isUntaxed = useLabelWords() === withoutTax && order.lines.every(({ vat_rate }) => vat_rate === 0);
  return (
    <Stack gap="md">
      <Changing>
        <OrderSteps
          order={order}
          isBusy={list.isBusy}
          onStatus={(status) => (status === 'terminé' ? setAsking(true) : setStatus(status))}
        />
      </Changing>
      <ServiceDateDialog
        order={order}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onSave={(day) => setStatus('terminé', day)}
      />
      <Who order={order} />
      <Stack gap={4}>
        <Text fw={600}>{order.service}</Text>
        <p className={classes.words}>{order.description}</p>
        <Text size="sm">
          {isUntaxed ? withoutTax(fields.budget) : fields.budget} : <b>{formatAmount(order.budget, 'document')}</b>
        </Text>
        <Text size="sm" component="div">
          {fields.deadline} : <Deadline order={order} />
        </Text>
        {order.status === 'terminé' && <ServiceDate order={order} onAsk={() => setAsking(true)} />}
        {order.estimatedDuration !== '' && (
          <Text size="sm">
            {fields.estimatedDuration} : {order.estimatedDuration}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {fields.created} {formatLongDate(order.createdAt)}
          {order.quote_id !== null && (
            <>
              {'\u00A0· '}
              <Anchor component={Link} to={href('/admin/quotes', { view: order.quote_id })} underline="always">
                {fill(TEXTS.fromQuote, { number: quoteNumber(order.quote_id) })}
              </Anchor>
            </>
          )}
        </Text>
      </Stack>
      {order.lines.length > 0 && (
        <PricedLinesTable
          label={order.quote_id === null ? TEXTS.lines.ownCaption : TEXTS.lines.caption}
          lines={order.lines}
          isUntaxed={isUntaxed}
        />
      )}
      {mayI('money') && <OrderBilling key={order.id} order={order} />}
      <Group justify="flex-end" gap="xs">
        <Changing>
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => removeOrder(order, list)}
          >
            {TEXTS.short.remove}
          </Button>
        </Changing>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => list.choose(order)}
        >
          {TEXTS.short.invoice}
        </Button>
        <Changing>
          <Button
            component={Link}
            to={list.getHref({ kind: 'edit', id: order.id })}
            replace
            preventScrollReset
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {TEXTS.short.edit}
          </Button>
        </Changing>
      </Group>
    </Stack>
  );
}
