import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import type { StoredService } from '../service.contract.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';
import { priceText } from '../service.views.ts';
import { removeServices, ServiceToggle } from './service-acts.tsx';
import classes from './service-details.module.css';
import { ServicePicture } from './service-picture.tsx';

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

/** Shows all details of one service. */
export function ServiceDetails({ record: service, list }: { record: StoredService; list: ResourceActs }) {
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
        <ServiceToggle service={service} list={list} />
      </Group>
      <Facts service={service} />
      <Changing>
        <Group justify="flex-end">
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => removeServices([service], list)}
          >
            {TEXTS.remove}
          </Button>
          <Button
            component={Link}
            to={list.getHref({ kind: 'edit', id: service.id })}
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
