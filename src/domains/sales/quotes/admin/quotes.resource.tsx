import { Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { useMay } from '#src/ui/admin/first-view.tsx';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import { editRow } from '#src/ui/admin/resource/row-keys.ts';
import { editSwipe, removeSwipe } from '#src/ui/admin/resource/row-swipes.ts';
import { fetchQuote, fetchQuotes, fetchStatistics } from '../quote-admin.client.ts';
import { QUOTE_PRIORITIES, QUOTE_SORT_KEYS, QUOTE_STATUSES } from '../quote-admin.contract.ts';
import { QUOTE_SCREEN_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import { QuoteCard } from './quote-card.tsx';
import { QuoteDetails } from './quote-details.tsx';
import { QuoteForm } from './quote-form.tsx';
import { removeQuote } from './quote-moves.ts';
import { formatRound } from './quote-words.ts';

const address = listAddress({
  sortKeys: QUOTE_SORT_KEYS,
  sort: { by: 'createdAt', order: 'desc' },
  filters: { status: QUOTE_STATUSES, priority: QUOTE_PRIORITIES },
  descending: ['createdAt', 'montant'],
});

const TITLES = { new: TEXTS.newTitle, edit: TEXTS.editTitle, view: TEXTS.details };

/** Link next to the title on wide screens, below the tools on a phone. */
const SettingsLink = (where: { visibleFrom: 'sm' } | { hiddenFrom: 'sm' }) =>
  useMay()('settings') && (
    <Button
      component={Link}
      to={href('/admin/settings', { tab: 'quotes' })}
      variant="default"
      leftSection={<IconSettings size={18} aria-hidden />}
      {...where}
    >
      {TEXTS.settings}
    </Button>
  );

/** Quotes, as cards at every width. */
export const quotes = defineResource(address)({
  texts: { ...TEXTS, title: TEXTS.heading },
  live: ['quotes'],
  apiName: 'quotes',
  fetchRows: fetchQuotes,
  fetchStatistics,
  figures: ({ total, approved, pending, total_value, approved_value }) => [
    { label: TEXTS.statistics.total, value: total, show: { status: undefined } },
    { label: TEXTS.statistics.approved, value: approved, show: { status: 'approved' } },
    { label: TEXTS.statistics.pending, value: pending, show: { status: 'pending' } },
    {
      label: TEXTS.statistics.value,
      value: formatRound(total_value),
      hint: fill(TEXTS.valueHint, { approved: formatRound(approved_value) }),
      show: { sort_by: 'montant', sort_order: 'desc' },
    },
  ],
  filters: [
    {
      name: 'status',
      label: TEXTS.statusFilter,
      all: TEXTS.all,
      choices: toChoices(['approved', 'pending', 'rejected'], TEXTS.filters),
    },
    {
      name: 'priority',
      look: 'menu',
      label: TEXTS.priorityFilter,
      all: TEXTS.allPriorities,
      choices: toChoices(QUOTE_PRIORITIES, ADMIN_TEXTS.priorities),
    },
  ],
  sorts: toChoices(QUOTE_SORT_KEYS, TEXTS.sortKeys),
  exporting: { path: '/admin/quotes/export', fileName: 'devis.csv' },
  MainActions: () => <SettingsLink visibleFrom="sm" />,
  Tools: () => <SettingsLink hiddenFrom="sm" />,
  adding: TEXTS.create,
  emptyLink: { text: TEXTS.create, to: ({ getHref }) => getHref({ kind: 'new' }) },
  failures: 'banner',
  keys: { e: editRow },
  rowLabel: ({ clientName: name }) => fill(TEXTS.open, { name }),
  swipe: (quote, list) => ({
    left: removeSwipe(() => removeQuote(quote, list)),
    right: editSwipe(quote, list),
  }),
  card: (quote, list) => <QuoteCard quote={quote} list={list} />,
  record: {
    fetch: fetchQuote,
    listed: (rows) => rows,
    missing: TEXTS.missing,
    title: ({ kind }) => TITLES[kind],
    size: 'wide',
    View: QuoteDetails,
    Form: QuoteForm,
  },
});
