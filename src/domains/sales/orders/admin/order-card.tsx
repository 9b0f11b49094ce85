import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconEye, IconFileInvoice, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { CardFoot } from '#src/ui/admin/card-foot.tsx';
import { Changing } from '#src/ui/admin/changing.tsx';
import { useLabelWords } from '#src/ui/admin/label-words.ts';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import { PriorityMark } from '#src/ui/admin/status-badge.tsx';
import type { Order } from '../order.contract.ts';
import { flippedStatus } from '../order.rules.ts';
import { ORDER_ADMIN_TEXTS as TEXTS } from '../order-admin.texts.ts';
import { type OrderList, removeOrder, useOrderStatus } from './order-acts.ts';
import { Deadline, StatusFlip } from './order-badges.tsx';

/** Shows one order of the list. */
export function OrderCard({ order: listed, list }: { order: Order; list: OrderList }) {
  const [order, setStatus] = useOrderStatus(listed, list);
  const { id, client_name: name } = order;
  const say = useLabelWords();
  return (
    <Stack gap={8} h="100%">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <Stack gap={0}>
          <Anchor
            component={Link}
            to={list.getHref({ kind: 'view', id })}
            preventScrollReset
            c="inherit"
            fw={600}
            underline="hover"
            data-row-open
          >
            {name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {order.service}
          </Text>
        </Stack>
        <StatusFlip order={order} onFlip={() => setStatus(flippedStatus(order.status))} />
      </Group>
      <Text size="sm" lineClamp={3}>
        {order.description}
      </Text>
      <Group gap="xs" justify="space-between">
        <Text fw={600} data-figures>
          {fill(say(TEXTS.net), { amount: formatAmount(order.budget, 'card') })}
        </Text>
        <PriorityMark priority={order.priority} />
      </Group>
      <CardFoot note={<Deadline order={order} />}>
        <Group gap={2} wrap="nowrap">
          <RowLink
            title={TEXTS.short.open}
            label={fill(TEXTS.open, { name })}
            icon={IconEye}
            to={list.getHref({ kind: 'view', id })}
          />
          <Changing>
            <RowLink
              title={TEXTS.short.edit}
              label={fill(TEXTS.edit, { name })}
              icon={IconPencil}
              to={list.getHref({ kind: 'edit', id })}
            />
          </Changing>
          <RowButton
            title={TEXTS.short.invoice}
            label={fill(TEXTS.invoice, { name })}
            icon={IconFileInvoice}
            onPress={() => list.choose(order)}
          />
          <Changing>
            <RowButton
              title={TEXTS.short.remove}
              label={fill(TEXTS.remove, { name })}
              icon={IconTrash}
              onPress={() => removeOrder(order, list)}
            />
          </Changing>
        </Group>
      </CardFoot>
    </Stack>
  );
}
