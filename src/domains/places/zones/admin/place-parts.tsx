import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import type { ListedPlace } from '../place.contract.ts';
import { PLACE_ADMIN_TEXTS as TEXTS } from '../place-admin.texts.ts';

/** Distance and road time from the seat, and whether the place is in the circle. */
export function Distance({ place: { is_seat, km_from_seat: km, minutes, is_within_radius } }: { place: ListedPlace }) {
  if (is_seat) return <StatusBadge status="own">{TEXTS.seat}</StatusBadge>;
  if (km === null || minutes === null) return <Text size="sm">{TEXTS.noSeat}</Text>;
  return (
    <Group gap="xs">
      <Text size="sm" data-figures>
        {fill(TEXTS.distance, { km, ...minutes })}
      </Text>
      {!is_within_radius && <StatusBadge status="approximate">{TEXTS.beyond}</StatusBadge>}
    </Group>
  );
}

/** Department, postcode, and a note where the position is approximate. */
export const Whereabouts = ({ place: { department_name, postcode, is_approximate } }: { place: ListedPlace }) => (
  <Text size="xs" c="dimmed">
    {[postcode, department_name, is_approximate ? TEXTS.approximate : ''].filter(Boolean).join('\u00A0· ')}
  </Text>
);

/** Link to the editor of the town's page, and when its draft is published. */
export const PageLink = ({ place: { id, name, page, page_publish_at } }: { place: ListedPlace }) => (
  <Stack gap={4} align="flex-start">
    <Button
      component={Link}
      to={href('/admin/places/:id/page', { id })}
      variant={page === 'none' ? 'subtle' : 'light'}
      size="compact-sm"
      leftSection={<IconFileText size={16} aria-hidden />}
      aria-label={fill(TEXTS.openPage, { state: TEXTS.page[page], name })}
    >
      {TEXTS.page[page]}
    </Button>
    {page_publish_at !== null && (
      <StatusBadge status="scheduled">{fill(TEXTS.pagePlanned, { date: formatDateTime(page_publish_at) })}</StatusBadge>
    )}
  </Stack>
);
