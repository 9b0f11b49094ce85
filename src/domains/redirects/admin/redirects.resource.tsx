import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { CardFoot } from '#src/ui/admin/card-foot.tsx';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { RowActs } from '#src/ui/admin/resource/row-acts.tsx';
import { editRow } from '#src/ui/admin/resource/row-keys.ts';
import { editSwipe, removeSwipe } from '#src/ui/admin/resource/row-swipes.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { fetchRedirect, fetchRedirects, fetchStatistics } from '../redirect.client.ts';
import { REDIRECT_SORT_KEYS, type Redirect } from '../redirect.contract.ts';
import { REDIRECT_ADMIN_TEXTS as TEXTS } from '../redirect-admin.texts.ts';
import { removeRedirect } from './redirect-acts.ts';
import { RedirectDetails } from './redirect-details.tsx';
import { RedirectForm } from './redirect-form.tsx';
import { RedirectImport } from './redirect-import.tsx';

const STATUSES = ['301', '302'] as const;

const address = listAddress({
  sortKeys: REDIRECT_SORT_KEYS,
  sort: { by: 'from_path', order: 'asc' },
  filters: { status: STATUSES },
  descending: ['created_at'],
});

const From = ({ redirect, list }: { redirect: Redirect; list: Pick<ResourceActs, 'getHref'> }) => (
  <Anchor
    component={Link}
    to={list.getHref({ kind: 'view', id: redirect.id })}
    preventScrollReset
    c="inherit"
    fw={600}
    size="sm"
    underline="hover"
    data-row-open
    style={{ overflowWrap: 'anywhere' }}
  >
    {redirect.from_path}
  </Anchor>
);

const To = ({ to_path }: Pick<Redirect, 'to_path'>) => (
  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
    {to_path}
  </Text>
);

const Status = ({ status }: Pick<Redirect, 'status'>) => (
  <StatusBadge status={status === 301 ? 'permanent' : 'temporary'}>{TEXTS.statuses[status]}</StatusBadge>
);

const TITLES = { new: TEXTS.addTitle, edit: TEXTS.editTitle, view: TEXTS.details };

/** Old addresses of the site and the pages that replace them. */
export const redirects = defineResource(address)({
  texts: TEXTS,
  live: ['redirects'],
  apiName: 'redirects',
  fetchRows: (query) => fetchRedirects({ ...query }),
  fetchStatistics,
  figures: ({ total, permanent, temporary }) => [
    { label: TEXTS.statistics.total, value: total, show: { status: undefined } },
    { label: TEXTS.statistics.permanent, value: permanent, show: { status: '301' } },
    { label: TEXTS.statistics.temporary, value: temporary, show: { status: '302' } },
  ],
  filters: [
    { name: 'status', label: TEXTS.statusFilter, all: TEXTS.all, choices: toChoices(STATUSES, TEXTS.statuses) },
  ],
  sorts: toChoices(REDIRECT_SORT_KEYS, TEXTS.sortKeys),
  exporting: { path: '/admin/redirects/export', fileName: 'redirections.csv' },
  MainActions: RedirectImport,
  adding: TEXTS.create,
  emptyLink: { text: TEXTS.create, to: ({ getHref }) => getHref({ kind: 'new' }) },
  failures: 'banner',
  keys: { e: editRow },
  rowLabel: ({ from_path }) => fill(TEXTS.open, { path: from_path }),
  columns: [
    {
      key: 'from',
      title: TEXTS.columns.from,
      sortKey: 'from_path',
      width: '38%',
      render: (redirect, list) => <From redirect={redirect} list={list} />,
    },
    { key: 'to', title: TEXTS.columns.to, sortKey: 'to_path', render: ({ to_path }) => <To to_path={to_path} /> },
    { key: 'status', title: TEXTS.columns.status, render: ({ status }) => <Status status={status} /> },
  ],
  rowActions: {
    title: TEXTS.columns.actions,
    width: 150,
    render: (redirect, list) => {
      const { id, from_path: path } = redirect;
      return (
        <Group gap={2} wrap="nowrap">
          <RowActs
            id={id}
            list={list}
            titles={TEXTS.short}
            labels={{
              open: fill(TEXTS.open, { path }),
              edit: fill(TEXTS.edit, { path }),
              remove: fill(TEXTS.remove, { path }),
            }}
            onRemove={() => removeRedirect(redirect, list)}
          />
        </Group>
      );
    },
  },
  swipe: (redirect, list) => ({
    left: removeSwipe(() => removeRedirect(redirect, list)),
    right: editSwipe(redirect, list),
  }),
  card: (redirect, list, actions) => (
    <Stack gap={8} h="100%">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <From redirect={redirect} list={list} />
        <Status status={redirect.status} />
      </Group>
      <To to_path={redirect.to_path} />
      <CardFoot>{actions}</CardFoot>
    </Stack>
  ),
  record: {
    fetch: fetchRedirect,
    listed: (rows) => rows,
    missing: TEXTS.missing,
    title: ({ kind }) => TITLES[kind],
    View: RedirectDetails,
    Form: RedirectForm,
  },
});
