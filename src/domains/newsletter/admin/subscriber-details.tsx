import { Button, Group, Stack, Text } from '@mantine/core';
import { IconMail, IconTrash } from '@tabler/icons-react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import type { Subscriber, SubscriberDetail } from '../newsletter.contract.ts';
import { NEWSLETTER_ADMIN_TEXTS as TEXTS } from '../newsletter-admin.texts.ts';
import { removeSubscriber } from './subscriber-acts.ts';
import classes from './subscriber-details.module.css';

export const SubscriberStatus = ({ status }: Pick<Subscriber, 'status'>) => (
  <StatusBadge status={status === 'confirmed' ? 'confirmed' : 'unconfirmed'}>{TEXTS.statuses[status]}</StatusBadge>
);

/** Shows one address with the dates of its subscription. */
export function SubscriberDetails({ record: subscriber, list }: { record: SubscriberDetail; list: ResourceActs }) {
  const { email, status } = subscriber;
  const dates: [string, string | null][] = [
    [TEXTS.columns.created, subscriber.created_at],
    [TEXTS.columns.confirmed, subscriber.confirmed_at],
    [TEXTS.expires, subscriber.confirm_expires_at],
    [TEXTS.erased, subscriber.erased_at],
  ];
  return (
    <Stack>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
        <SubscriberStatus status={status} />
      </Group>
      <dl className={classes.facts}>
        {dates.flatMap(([label, at]) =>
          at === null ? [] : [<dt key={`${label}-name`}>{label}</dt>, <dd key={label}>{formatDateTime(at)}</dd>],
        )}
      </dl>
      <Group justify="flex-end" gap="xs">
        <Changing>
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => removeSubscriber(subscriber, list)}
          >
            {TEXTS.removeShort}
          </Button>
        </Changing>
        {status === 'confirmed' && (
          <Button component="a" href={`mailto:${email}`} leftSection={<IconMail size={18} aria-hidden />}>
            {TEXTS.write}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
