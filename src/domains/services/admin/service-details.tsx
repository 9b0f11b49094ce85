import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { RecordState } from '#src/ui/admin/record-state.tsx';
import { useOpenedRecord } from '#src/ui/admin/use-opened-record.ts';
import { fetchService } from '../service.client.ts';
import type { StoredService } from '../service.contract.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';
import { priceText } from '../service-price.rules.ts';
import classes from './service-details.module.css';
import { ServicePicture } from './service-picture.tsx';
import { type RowCommands, ServiceToggle } from './service-row.tsx';

const { fields: FIELDS } = TEXTS;
const LISTS = ['features', 'advantages', 'sub_services', 'materials'] as const;

function Facts({ service }: { service: StoredService }) {
  const facts: [string, string][] = [
    [FIELDS.subtitle, service.subtitle],
    [FIELDS.category, service.category],
    [FIELDS.price_range, priceText(service.price_range)],
    [FIELDS.duration, service.duration],
    [FIELDS.description, service.description],
    [FIELDS.long_description, service.long_description],
    ...LISTS.map((list): [string, string] => [FIELDS[list], service[list].join('\n')]),
    [FIELDS.process, service.process.map(({ title }, index) => `${index + 1}. ${title}`).join('\n')],
    [FIELDS.credit, service.credit],
    [FIELDS.sort_order, String(service.sort_order)],
    [FIELDS.created, formatDateTime(service.created_at)],
    [FIELDS.updated, formatDateTime(service.updated_at)],
  ];
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function View({ service, commands }: { service: StoredService; commands: RowCommands }) {
  return (
    <Stack>
      <ServicePicture
        title={service.title}
        image={service.heroImage || service.image}
        alt={service.heroImage ? service.hero_image_alt : service.image_alt}
        width={800}
      />
      <Group justify="space-between">
        {service.is_active ? (
          <Anchor href={`/services/${service.slug}`} target="_blank" rel="noopener" size="sm">
            <Group gap={6} component="span" wrap="nowrap">
              {TEXTS.seeOnSite}
              <IconExternalLink size={16} aria-hidden />
            </Group>
          </Anchor>
        ) : (
          <Text size="sm" c="dimmed">
            {TEXTS.notOnSite}
          </Text>
        )}
        <ServiceToggle service={service} commands={commands} />
      </Group>
      <Facts service={service} />
      <Changing>
        <Group justify="flex-end">
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => commands.onRemove(service)}
          >
            {TEXTS.remove}
          </Button>
          <Button
            component={Link}
            to={commands.getHref(service, 'edit')}
            preventScrollReset
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {TEXTS.edit}
          </Button>
        </Group>
      </Changing>
    </Stack>
  );
}

interface ServiceDetailsProps {
  id: number | null;
  listed: StoredService[];
  commands: RowCommands;
  onClose: () => void;
}

/** Renders all details of one service over the list. */
export function ServiceDetails({ id, listed, commands, onClose }: ServiceDetailsProps) {
  const { record, refusal } = useOpenedRecord({
    id,
    listed,
    fetchRecord: fetchService,
    missing: TEXTS.missing,
    failure: TEXTS.loadError,
  });
  return (
    <Dialog isOpen={id !== null} onClose={onClose} title={record?.title ?? TEXTS.details} size="lg">
      <RecordState record={record} refusal={refusal} />
      {record && <View service={record} commands={commands} />}
    </Dialog>
  );
}
