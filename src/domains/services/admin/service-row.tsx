import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { MoveButtons } from '#src/ui/admin/move-buttons.tsx';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import { StatusToggle } from '#src/ui/admin/status-toggle.tsx';
import type { StoredService } from '../service.contract.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';
import { priceText } from '../service-price.rules.ts';
import { ServicePicture } from './service-picture.tsx';

export interface RowCommands {
  isBusy: boolean;
  getHref: (service: StoredService, kind: 'view' | 'edit') => string;
  onToggle: (service: StoredService) => void;
  onRemove: (service: StoredService) => void;
  /** Absent when the list is not sorted in the site's order. */
  onMove: ((service: StoredService, step: -1 | 1) => void) | undefined;
  isFirst: (service: StoredService) => boolean;
  isLast: (service: StoredService) => boolean;
}

export interface RowProps {
  service: StoredService;
  commands: RowCommands;
}

export function ServiceTitle({ service, commands }: RowProps) {
  return (
    <Anchor
      component={Link}
      to={commands.getHref(service, 'view')}
      preventScrollReset
      c="inherit"
      fw={600}
      underline="hover"
      data-row-open
    >
      {service.title}
    </Anchor>
  );
}

export function ServiceToggle({ service, commands }: RowProps) {
  const { title, is_active } = service;
  return (
    <StatusToggle
      isOn={is_active}
      label={is_active ? TEXTS.active : TEXTS.draft}
      action={fill(is_active ? TEXTS.deactivate : TEXTS.activate, { title })}
      isBusy={commands.isBusy}
      onToggle={() => commands.onToggle(service)}
    />
  );
}

export function ServiceButtons({ service, commands }: RowProps) {
  const { title } = service;
  const { onMove } = commands;
  return (
    <Group gap={2} wrap="nowrap">
      {onMove && (
        <MoveButtons
          name={title}
          isFirst={commands.isFirst(service)}
          isLast={commands.isLast(service)}
          isBusy={commands.isBusy}
          onMove={(step) => onMove(service, step)}
        />
      )}
      <RowLink
        title={TEXTS.view}
        label={fill(TEXTS.viewOne, { title })}
        icon={IconEye}
        to={commands.getHref(service, 'view')}
      />
      <Changing>
        <RowLink
          title={TEXTS.edit}
          label={fill(TEXTS.editOne, { title })}
          icon={IconPencil}
          to={commands.getHref(service, 'edit')}
        />
        <RowButton
          title={TEXTS.remove}
          label={fill(TEXTS.removeOne, { title })}
          icon={IconTrash}
          onPress={() => commands.onRemove(service)}
        />
      </Changing>
    </Group>
  );
}

/** Renders a service as a card. */
export function ServiceCard({ service, commands }: RowProps) {
  const { title, image, image_alt, category, price_range } = service;
  return (
    <Stack gap={8} h="100%">
      <ServicePicture title={title} image={image} alt={image_alt} />
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <ServiceTitle service={service} commands={commands} />
        <ServiceToggle service={service} commands={commands} />
      </Group>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {category || TEXTS.noCategory}
        </Text>
        <Text size="sm" fw={600}>
          {priceText(price_range) || TEXTS.noPrice}
        </Text>
      </Group>
      <Text size="sm" lineClamp={2}>
        {service.description}
      </Text>
      <Group mt="auto" justify="flex-end">
        <ServiceButtons service={service} commands={commands} />
      </Group>
    </Stack>
  );
}
