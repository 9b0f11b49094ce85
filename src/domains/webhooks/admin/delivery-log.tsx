import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { ErrorState, LoadingState } from '#src/ui/admin/states.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { LIVE_CHANGE } from '#src/ui/http/window-events.ts';
import { fetchDeliveries, replayDelivery } from '../webhook.client.ts';
import { DELIVERY_STATES, type Delivery, type DeliveryState, type Webhook } from '../webhook.contract.ts';
import { WEBHOOK_SCREEN_TEXTS } from '../webhook-screen.texts.ts';
import { getHost } from '../webhook-screen.views.ts';
import { DeliveryLine } from './delivery-line.tsx';

const { log: TEXTS } = WEBHOOK_SCREEN_TEXTS;
const CHOICES = [
  { value: '', label: TEXTS.all },
  ...DELIVERY_STATES.map((state) => ({ value: state, label: TEXTS.states[state] })),
];

/** Reads one page of a log, and again when the server reports a change. */
function useDeliveries(id: number, page: number, state: DeliveryState | undefined) {
  const [read, setRead] = useState<{ items: Delivery[]; meta: PageMeta }>();
  const [failure, setFailure] = useState<string>();
  const reload = useCallback(async (): Promise<void> => {
    try {
      setRead(await fetchDeliveries(id, { page, state }));
      setFailure(undefined);
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(TEXTS.loadError, error));
    }
  }, [id, page, state]);
  useEffect(() => void reload(), [reload]);
  useWindowEvent(LIVE_CHANGE, ({ detail }) => {
    if (detail === 'webhooks') void reload();
  });
  return { read, failure, reload };
}

function Pages({ meta: { page, last_page }, onTurn }: { meta: PageMeta; onTurn: (page: number) => void }) {
  if (last_page === 1) return null;
  return (
    <Group justify="space-between">
      <Button variant="default" size="xs" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {TEXTS.previous}
      </Button>
      <Button variant="default" size="xs" disabled={page === last_page} onClick={() => onTurn(page + 1)}>
        {TEXTS.following}
      </Button>
    </Group>
  );
}

/** What was sent to an endpoint, with what came back; each event can be sent again. */
export function DeliveryLog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const [state, setState] = useState<DeliveryState>();
  const { read, failure, reload } = useDeliveries(webhook.id, page, state);
  const { isBusy, attempt } = useAttempt(reload);
  const choose = (chosen: string): void => {
    setState(DELIVERY_STATES.find((one) => one === chosen));
    setPage(1);
  };
  const replay = async ({ id }: Delivery): Promise<void> => {
    if (await attempt(() => replayDelivery(id), TEXTS.replayError)) showSuccess(TEXTS.replayed);
  };
  return (
    <Dialog isOpen onClose={onClose} title={fill(TEXTS.title, { host: getHost(webhook) })} size="lg">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Text size="sm">{TEXTS.text}</Text>
          <NativeSelect
            aria-label={TEXTS.state}
            data={CHOICES}
            value={state ?? ''}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        </Group>
        {failure !== undefined && <ErrorState message={failure} onRetry={() => void reload()} />}
        {read === undefined && failure === undefined && <LoadingState />}
        {read?.items.length === 0 && (
          <Text size="sm" c="dimmed">
            {TEXTS.none}
          </Text>
        )}
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={TEXTS.label}>
          {read?.items.map((delivery) => (
            <DeliveryLine
              key={delivery.id}
              delivery={delivery}
              isBusy={isBusy || !webhook.is_enabled}
              onReplay={() => void replay(delivery)}
            />
          ))}
        </Stack>
        {read && <Pages meta={read.meta} onTurn={setPage} />}
      </Stack>
    </Dialog>
  );
}
