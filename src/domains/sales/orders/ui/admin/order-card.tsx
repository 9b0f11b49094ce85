import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconEye, IconFileInvoice, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { exactEuros } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import type { Order } from '../../order.contract.ts';
import { ORDER_ADMIN_TEXTS as TEXTS } from '../../order-admin.texts.ts';
import { Deadline, PriorityBadge, StatusFlip } from './order-badges.tsx';

export interface OrderCommands {
  getHref: (kind: 'view' | 'edit', order: Order) => string;
  onFlip: (order: Order) => void;
  onInvoice: (order: Order) => void;
  onRemove: (order: Order) => void;
}

/** Shows one order of the list. */
export function OrderCard({ order, commands }: { order: Order; commands: OrderCommands }) {
  const { client_name: name } = order;
  return (
    <Stack gap={8} h="100%">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <Stack gap={0}>
          <Anchor
            component={Link}
            to={commands.getHref('view', order)}
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
        <StatusFlip order={order} onFlip={commands.onFlip} />
      </Group>
      <Text size="sm" lineClamp={3}>
        {order.description}
      </Text>
      <Group gap="xs" mt="auto" justify="space-between">
        <Text fw={600} data-figures>
          {fill(TEXTS.net, { amount: exactEuros(Math.round(order.budget * 100)) })}
        </Text>
        <PriorityBadge priority={order.priority} />
      </Group>
      <Deadline order={order} />
      <Group gap={2} wrap="nowrap">
        <RowLink
          title={TEXTS.short.open}
          label={fill(TEXTS.open, { name })}
          icon={IconEye}
          to={commands.getHref('view', order)}
        />
        <Changing>
          <RowLink
            title={TEXTS.short.edit}
            label={fill(TEXTS.edit, { name })}
            icon={IconPencil}
            to={commands.getHref('edit', order)}
          />
        </Changing>
        <RowButton
          title={TEXTS.short.invoice}
          label={fill(TEXTS.invoice, { name })}
          icon={IconFileInvoice}
          onPress={() => commands.onInvoice(order)}
        />
        <Changing>
          <RowButton
            title={TEXTS.short.remove}
            label={fill(TEXTS.remove, { name })}
            icon={IconTrash}
            onPress={() => commands.onRemove(order)}
          />
        </Changing>
      </Group>
    </Stack>
  );
}
