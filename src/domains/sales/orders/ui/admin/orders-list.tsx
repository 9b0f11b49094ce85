import { Box, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { ConfirmDelete } from '#src/ui/admin/confirm-delete.tsx';
import { DataCards } from '#src/ui/admin/data-cards.tsx';
import { FailureBanner } from '#src/ui/admin/failure-banner.tsx';
import { getOpened, gridSort, type Opened } from '#src/ui/admin/list-address.ts';
import type { ListControls } from '#src/ui/admin/list-screen.tsx';
import type { Listed } from '#src/ui/admin/load-list.ts';
import { NoRows } from '#src/ui/admin/no-rows.tsx';
import { Pager } from '#src/ui/admin/pager.tsx';
import { useShortcutsSwitch } from '#src/ui/admin/shortcuts-overlay.tsx';
import { useRowKeys } from '#src/ui/admin/use-row-keys.ts';
import type { Order, OrderStatistics } from '../../order.contract.ts';
import { flippedStatus } from '../../order.rules.ts';
import { ORDER_ADMIN_TEXTS as TEXTS } from '../../order-admin.texts.ts';
import { InvoiceOverlay } from './invoice-overlay.tsx';
import { OrderCard, type OrderCommands } from './order-card.tsx';
import { OrderDialogs } from './order-dialogs.tsx';
import { ORDERS_ADDRESS, type OrdersState } from './orders-address.ts';
import { type OrderActions, useOrderActions } from './use-order-actions.ts';

export interface OrderRows {
  list: Listed<Order>;
  statistics: OrderStatistics;
}

interface OrdersListProps {
  rows: { state: OrdersState } & OrderRows;
  controls: ListControls<OrdersState>;
}

/** Provides what the URL opens over the list, and the functions that open it. */
function useOpened(state: OrdersState) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const getHref = (over: Opened): string => ORDERS_ADDRESS.href(state, { page: state.page }, over);
  return {
    opened: getOpened(search),
    getHref: getHref,
    open: (over: Opened) => void navigate(getHref(over), { preventScrollReset: true }),
    close: () => void navigate(getHref(null), { replace: true, preventScrollReset: true }),
  };
}

function useLeaving(actions: OrderActions) {
  const [leaving, setLeaving] = useState<Order | null>(null);
  const remove = async (): Promise<void> => {
    if (leaving !== null) await actions.remove(leaving);
    setLeaving(null);
  };
  return { leaving, setLeaving, remove };
}

interface CardsProps {
  orders: Order[];
  state: OrdersState;
  commands: OrderCommands;
  isBusy: boolean;
}

function Cards({ orders, state, commands, isBusy }: CardsProps) {
  return (
    <DataCards
      caption={TEXTS.listLabel}
      rows={orders}
      rowId={({ id }) => id}
      rowLabel={({ client_name: name }) => fill(TEXTS.open, { name })}
      columns={[]}
      sort={gridSort(ORDERS_ADDRESS, state)}
      renderCard={(order) => <OrderCard order={order} commands={commands} />}
      isBusy={isBusy}
    />
  );
}

/** Shows the list, what opens over it, and the delete dialog. */
export function OrdersList({ rows: { state, list }, controls }: OrdersListProps) {
  const container = useRef<HTMLDivElement>(null);
  const { opened, getHref, open, close } = useOpened(state);
  const [isEnabled] = useShortcutsSwitch();
  const actions = useOrderActions(list.items, controls.reload);
  const { leaving, setLeaving, remove } = useLeaving(actions);
  const [printed, setPrinted] = useState<Order | null>(null);
  const instead = (next: (order: Order) => void) => (order: Order) => {
    if (opened !== null) close();
    next(order);
  };
  useRowKeys({ container, isEnabled, onRow: { e: (id) => open({ kind: 'edit', id }) }, onPage: {} });
  const commands = {
    getHref: (kind: 'view' | 'edit', { id }: Order) => getHref({ kind, id }),
    onFlip: (order: Order) => actions.toStatus(order, flippedStatus(order.status)),
    onInvoice: instead(setPrinted),
    onRemove: instead(setLeaving),
  };
  return (
    <Box ref={container}>
      <FailureBanner failure={actions.failure} onClose={actions.dismiss} />
      {list.items.length === 0 ? (
        <NoRows title={TEXTS.empty} hint={TEXTS.emptyHint} address={ORDERS_ADDRESS} state={state}>
          <Button component={Link} to={getHref({ kind: 'new' })} mt="xs">
            {TEXTS.create}
          </Button>
        </NoRows>
      ) : (
        <>
          <Cards orders={actions.orders} state={state} commands={commands} isBusy={controls.isLoading} />
          <Pager meta={list.meta} getHref={(page) => ORDERS_ADDRESS.href(state, { page })} />
        </>
      )}
      <OrderDialogs
        opened={opened}
        listed={actions.orders}
        getEditHref={({ id }) => getHref({ kind: 'edit', id })}
        onClose={close}
        onSaved={controls.reload}
        onStatus={actions.toStatus}
        onInvoice={commands.onInvoice}
        onRemove={commands.onRemove}
        isBusy={actions.isBusy}
      />
      <InvoiceOverlay order={printed} onClose={() => setPrinted(null)} />
      <ConfirmDelete
        question={leaving && fill(TEXTS.confirm, { name: leaving.client_name })}
        isBusy={actions.isBusy}
        onCancel={() => setLeaving(null)}
        onConfirm={() => void remove()}
      />
    </Box>
  );
}
