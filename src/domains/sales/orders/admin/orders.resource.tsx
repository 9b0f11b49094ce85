import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import { editRow } from '#src/ui/admin/resource/row-keys.ts';
import { editSwipe, removeSwipe } from '#src/ui/admin/resource/row-swipes.ts';
import { fetchOrder, fetchOrders, fetchStatistics } from '../order.client.ts';
import { ORDER_PRIORITIES, ORDER_SORT_KEYS, ORDER_STATUSES } from '../order.contract.ts';
import { ORDER_TEXTS } from '../order.texts.ts';
import { ORDER_ADMIN_TEXTS as TEXTS } from '../order-admin.texts.ts';
import { getInvoiceNumber } from '../order-invoice.views.ts';
import { InvoiceOverlay } from './invoice-overlay.tsx';
import { removeOrder } from './order-acts.ts';
import { OrderCard } from './order-card.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderForm } from './order-form.tsx';

const address = listAddress({
  sortKeys: ORDER_SORT_KEYS,
  sort: { by: 'created_at', order: 'desc' },
  filters: { status: ORDER_STATUSES, priority: ORDER_PRIORITIES },
  descending: ['created_at', 'budget'],
});

/** Statuses and priorities that the toolbar offers. */
const STATUSES = ['en_attente', 'en_cours', 'terminé'] as const;
const PRIORITIES = ['urgent', 'normal'] as const;

/** Orders, as cards at every width. */
export const orders = defineResource(address)({
  texts: TEXTS,
  live: ['orders'],
  apiName: 'orders',
  fetchRows: (query) => fetchOrders({ ...query }),
  fetchStatistics,
  figures: ({ total, terminé: done, en_attente, en_cours, revenue }) => [
    {
      label: TEXTS.statistics.total,
      value: total,
      hint: fill(TEXTS.statistics.done[Math.min(done, 2)] ?? '', { count: done }),
      show: { status: undefined },
    },
    { label: TEXTS.statistics.waiting, value: en_attente, show: { status: 'en_attente' } },
    { label: TEXTS.statistics.running, value: en_cours, show: { status: 'en_cours' } },
    {
      label: TEXTS.statistics.revenue,
      value: formatAmount(revenue, 'figure'),
      hint: TEXTS.statistics.net,
      show: { sort_by: 'budget', sort_order: 'desc' },
    },
  ],
  filters: [
    { name: 'status', label: TEXTS.statusFilter, all: TEXTS.all, choices: toChoices(STATUSES, ORDER_TEXTS.statuses) },
    {
      name: 'priority',
      label: TEXTS.priorityFilter,
      all: TEXTS.allPriorities,
      choices: toChoices(PRIORITIES, ADMIN_TEXTS.priorities),
    },
  ],
  sorts: toChoices(ORDER_SORT_KEYS, TEXTS.sortKeys),
  exporting: { path: '/admin/orders/export', fileName: 'commandes.csv' },
  adding: TEXTS.create,
  emptyLink: { text: TEXTS.create, to: ({ getHref }) => getHref({ kind: 'new' }) },
  failures: 'banner',
  keys: { e: editRow },
  rowLabel: ({ client_name: name }) => fill(TEXTS.open, { name }),
  swipe: (order, list) => ({
    left: removeSwipe(() => removeOrder(order, list)),
    right: editSwipe(order, list),
  }),
  card: (order, list) => <OrderCard order={order} list={list} />,
  record: {
    fetch: fetchOrder,
    listed: (rows) => rows,
    missing: TEXTS.missing,
    title: (opened) => {
      if (opened.kind === 'new') return TEXTS.addTitle;
      return opened.kind === 'edit' ? TEXTS.editTitle : fill(TEXTS.details, { number: getInvoiceNumber(opened.id) });
    },
    View: OrderDetails,
    Form: OrderForm,
  },
  Over: ({ list }) => <InvoiceOverlay order={list.chosen} onClose={() => list.choose(null)} />,
});
