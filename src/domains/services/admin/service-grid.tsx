import { Group, Text } from '@mantine/core';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { DataGrid } from '#src/ui/admin/data-grid.tsx';
import type { GridColumn } from '#src/ui/admin/grid-shape.ts';
import { gridSort } from '#src/ui/admin/list-address.ts';
import { useLook } from '#src/ui/admin/look-choice.tsx';
import type { RowSelection } from '#src/ui/admin/row-selection.ts';
import type { StoredService } from '../service.contract.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';
import { priceText } from '../service-price.rules.ts';
import { ServicePicture } from './service-picture.tsx';
import { type RowCommands, ServiceButtons, ServiceCard, ServiceTitle, ServiceToggle } from './service-row.tsx';
import { SERVICES_ADDRESS, type ServicesState } from './services-address.ts';

const columnsFor = (commands: RowCommands): GridColumn<StoredService>[] => [
  {
    key: 'title',
    title: TEXTS.columns.title,
    sortKey: 'title',
    render: (service) => (
      <Group gap="sm" wrap="nowrap">
        <ServicePicture title={service.title} image={service.image} alt="" isSmall />
        <ServiceTitle service={service} commands={commands} />
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
    render: (service) => <ServiceToggle service={service} commands={commands} />,
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
  {
    key: 'actions',
    title: TEXTS.columns.actions,
    width: 190,
    render: (service) => <ServiceButtons service={service} commands={commands} />,
  },
];

interface ServiceGridProps {
  services: StoredService[];
  state: ServicesState;
  selection: RowSelection;
  commands: RowCommands;
  isLoading: boolean;
}

/** Renders the listed services as cards or as a table. */
export function ServiceGrid({ services, state, selection, commands, isLoading }: ServiceGridProps) {
  const [look] = useLook('services');
  return (
    <DataGrid
      caption={TEXTS.listLabel}
      rows={services}
      rowId={({ id }) => id}
      rowLabel={({ title }) => fill(TEXTS.select, { title })}
      columns={columnsFor(commands)}
      sort={gridSort(SERVICES_ADDRESS, state)}
      selection={selection}
      renderCard={(service) => <ServiceCard service={service} commands={commands} />}
      isBusy={isLoading}
      look={look}
    />
  );
}
