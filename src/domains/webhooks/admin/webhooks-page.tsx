import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { loadOrFailure } from '#src/ui/admin/load-or-failure.ts';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { EmptyState, ErrorState, LoadingState } from '#src/ui/admin/states.tsx';
import { fetchWebhooks } from '../webhook.client.ts';
import type { Webhook, WebhookWithSecret } from '../webhook.contract.ts';
import { WEBHOOK_SCREEN_TEXTS as TEXTS } from '../webhook-screen.texts.ts';
import type { Route } from './+types/webhooks-page';
import { DeliveryLog } from './delivery-log.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

export const meta = () => [{ title: TEXTS.meta }];

export const clientLoader = () => loadOrFailure(fetchWebhooks, TEXTS.loadError);
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingState title={TEXTS.title} label={TEXTS.loading} />;
}

/** What is open over the list: a form, a secret that was just made, or a log. */
type Opened = { form: Webhook | 'new' } | { created: WebhookWithSecret } | { log: Webhook } | undefined;

function Lines({ webhooks, onOpen }: { webhooks: Webhook[]; onOpen: (opened: Opened) => void }) {
  const { revalidate } = useRevalidator();
  if (webhooks.length === 0) return <EmptyState title={TEXTS.none} description={TEXTS.noneText} />;
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={TEXTS.list}>
      {webhooks.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          webhook={webhook}
          reload={revalidate}
          onLog={() => onOpen({ log: webhook })}
          onEdit={() => onOpen({ form: webhook })}
          onSecret={(created) => onOpen({ created })}
        />
      ))}
    </Stack>
  );
}

/** Addresses of other programs that receive events. */
export default function WebhooksPage({ loaderData: loaded }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  const finish = (created?: WebhookWithSecret): void => {
    setOpened(created && { created });
    void revalidate();
  };
  return (
    <>
      <PageHeader
        title={TEXTS.title}
        description={TEXTS.description}
        actions={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened({ form: 'new' })}>
            {TEXTS.add}
          </Button>
        }
      />
      {'failure' in loaded ? (
        <ErrorState
          message={loaded.failure}
          detail={loaded.detail}
          onRetry={() => void revalidate()}
          retrying={state === 'loading'}
        />
      ) : (
        <Lines webhooks={loaded.webhooks} onOpen={setOpened} />
      )}
      {opened && 'form' in opened && (
        <WebhookForm webhook={opened.form === 'new' ? undefined : opened.form} onClose={close} onSaved={finish} />
      )}
      {opened && 'created' in opened && <WebhookSecret created={opened.created} onClose={close} />}
      {opened && 'log' in opened && <DeliveryLog webhook={opened.log} onClose={() => finish()} />}
    </>
  );
}

export const ErrorBoundary = ScreenError;
