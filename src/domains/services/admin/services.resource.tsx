import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { CardFoot } from '#src/ui/admin/card-foot.tsx';
import { Changing } from '#src/ui/admin/changing.tsx';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import { MoveRow } from '#src/ui/admin/resource/move-row.tsx';
import type { ResourceActs, ResourceList } from '#src/ui/admin/resource/resource-types.ts';
import { editRow } from '#src/ui/admin/resource/row-keys.ts';
import { removeSwipe, showSwipe } from '#src/ui/admin/resource/row-swipes.ts';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import { fetchService, fetchServices, fetchStatistics, SERVICES_PATH } from '../service.client.ts';
import {
  SERVICE_SORT_KEYS,
  SERVICE_STATUSES,
  type ServiceStatistics,
  type StoredService,
} from '../service.contract.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';
import { priceText } from '../service.views.ts';
import { ExampleServices } from './example-services.tsx';
import { flipService, removeServices, ServiceToggle, setActive, swapServices } from './service-acts.tsx';
import { ServiceDetails } from './service-details.tsx';
import { ServiceEditor } from './service-editor.tsx';
import { ServicePicture } from './service-picture.tsx';

const address = listAddress({
  sortKeys: SERVICE_SORT_KEYS,
  sort: { by: 'sort_order', order: 'asc' },
  filters: { status: SERVICE_STATUSES, category: null },
  descending: ['created_at', 'updated_at'],
});
type List = ResourceList<StoredService, ServiceStatistics, ReturnType<typeof address.toState>>;

const ALL = { status: undefined, category: undefined };

const Title = ({ service: { id, title }, list }: { service: StoredService; list: ResourceActs }) => (
  <Anchor
    component={Link}
    to={list.getHref({ kind: 'view', id })}
    preventScrollReset
    c="inherit"
    fw={600}
    underline="hover"
    data-row-open
  >
    {title}
  </Anchor>
);

/** Services of the company, in the order of the public site. */
export const services = defineResource(address)({
  texts: TEXTS,
  live: ['services'],
  apiName: 'services',
  fetchRows: fetchServices,
  fetchStatistics,
  figures: (statistics) => [
    { label: TEXTS.statistics.total, value: statistics.total, show: ALL },
    ...SERVICE_STATUSES.map((status) => ({
      label: TEXTS.statistics[status],
      value: statistics[status],
      show: { status },
    })),
    { label: TEXTS.statistics.categories, value: statistics.categories, show: ALL, isExact: false },
  ],
  filters: [
    {
      name: 'status',
      label: TEXTS.statusFilter,
      all: TEXTS.allStatuses,
      choices: toChoices(SERVICE_STATUSES, TEXTS.statuses),
    },
    {
      name: 'category',
      look: 'menu',
      label: TEXTS.categoryFilter,
      all: TEXTS.allCategories,
      choices: (statistics) => (statistics?.category_names ?? []).map((name) => ({ value: name, label: name })),
    },
  ],
  sorts: toChoices(SERVICE_SORT_KEYS, TEXTS.sortKeys),
  exporting: { path: `${SERVICES_PATH}/export`, fileName: 'services.csv' },
  adding: TEXTS.add,
  hidesActionsOnFailure: true,
  emptyLink: { text: TEXTS.add, to: ({ getHref }) => getHref({ kind: 'new' }) },
  lookKey: 'services',
  bulk: {
    countLabel: (count) => (count === 1 ? TEXTS.selectedOne : fill(TEXTS.selectedMany, { count })),
    acts: [
      { key: 'activate', label: TEXTS.bulk.activate, run: (chosen, list) => setActive(chosen, true, list) },
      { key: 'deactivate', label: TEXTS.bulk.deactivate, run: (chosen, list) => setActive(chosen, false, list) },
      {
        key: 'delete',
        label: TEXTS.bulk.delete,
        isDanger: true,
        run: async (chosen, list) => {
          removeServices(chosen, list);
          return false;
        },
      },
    ],
  },
  keys: { e: editRow },
  rowLabel: ({ title }) => fill(TEXTS.select, { title }),
  columns: [
    {
      key: 'title',
      title: TEXTS.columns.title,
      sortKey: 'title',
      render: (service, list) => (
        <Group gap="sm" wrap="nowrap">
          <ServicePicture title={service.title} image={service.image} alt="" isSmall />
          <Title service={service} list={list} />
        </Group>
      ),
    },
    { key: 'category', title: TEXTS.columns.category, render: ({ category }) => <Text size="sm">{category}</Text> },
    {
      key: 'price',
      title: TEXTS.columns.price,
      render: ({ price_range }) => <Text size="sm">{priceText(price_range)}</Text>,
    },
    {
      key: 'status',
      title: TEXTS.columns.status,
      render: (service, list) => <ServiceToggle service={service} list={list} />,
    },
    {
      key: 'updated',
      title: TEXTS.columns.updated,
      sortKey: 'updated_at',
      render: ({ updated_at }) => (
        <Text size="sm" component="time" dateTime={updated_at} style={{ whiteSpace: 'nowrap' }}>
          {formatDateTime(updated_at)}
        </Text>
      ),
    },
  ],
  rowActions: {
    title: TEXTS.columns.actions,
    width: 190,
    render: (service, list: List) => {
      const { id, title } = service;
      return (
        <Group gap={2} wrap="nowrap">
          <MoveRow
            row={service}
            name={title}
            list={list}
            onSwap={(first, second) => void swapServices(first, second, title, list)}
          />
          <RowLink
            title={TEXTS.view}
            label={fill(TEXTS.viewOne, { title })}
            icon={IconEye}
            to={list.getHref({ kind: 'view', id })}
          />
          <Changing>
            <RowLink
              title={TEXTS.edit}
              label={fill(TEXTS.editOne, { title })}
              icon={IconPencil}
              to={list.getHref({ kind: 'edit', id })}
            />
            <RowButton
              title={TEXTS.remove}
              label={fill(TEXTS.removeOne, { title })}
              icon={IconTrash}
              onPress={() => removeServices([service], list)}
            />
          </Changing>
        </Group>
      );
    },
  },
  swipe: (service, list) => ({
    left: removeSwipe(() => removeServices([service], list)),
    right: showSwipe(service.is_active, () => flipService(service, list)),
  }),
  card: (service, list, actions) => (
    <Stack gap={8} h="100%">
      <ServicePicture title={service.title} image={service.image} alt={service.image_alt} />
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Title service={service} list={list} />
        <ServiceToggle service={service} list={list} />
      </Group>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {service.category || TEXTS.noCategory}
        </Text>
        <Text size="sm" fw={600}>
          {priceText(service.price_range) || TEXTS.noPrice}
        </Text>
      </Group>
      <Text size="sm" lineClamp={2}>
        {service.description}
      </Text>
      <CardFoot>{actions}</CardFoot>
    </Stack>
  ),
  record: {
    fetch: fetchService,
    listed: (rows) => rows,
    missing: TEXTS.missing,
    title: (_opened, record) => record?.title ?? TEXTS.details,
    View: ServiceDetails,
  },
  // The form lies beside a preview, in a wider dialog than the record.
  Over: ServiceEditor,
  Instead: ExampleServices,
});
