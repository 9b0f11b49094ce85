import { Alert, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { changeWebhook, createWebhook } from '../webhook.client.ts';
import { DESCRIPTION_MAX, URL_MAX, type Webhook, type WebhookWithSecret } from '../webhook.contract.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../webhook-event.contract.ts';
import { WEBHOOK_SCREEN_TEXTS as TEXTS } from '../webhook-screen.texts.ts';

interface WebhookFormProps {
  /** Undefined for a new one. */
  webhook: Webhook | undefined;
  onClose: () => void;
  /** Called with the secret of a new one. */
  onSaved: (created?: WebhookWithSecret) => void;
}

interface Wanted {
  url: string;
  description: string;
  events: WebhookEvent[];
}

interface FieldsProps {
  wanted: Wanted;
  onChange: (change: Partial<Wanted>) => void;
}

function Fields({ wanted: { url, description, events }, onChange }: FieldsProps) {
  return (
    <>
      <TextInput
        label={TEXTS.form.url}
        description={TEXTS.form.urlHint}
        type="url"
        placeholder="https://"
        maxLength={URL_MAX}
        autoComplete="off"
        data-autofocus
        value={url}
        onChange={({ currentTarget }) => onChange({ url: currentTarget.value })}
      />
      <TextInput
        label={TEXTS.form.description}
        description={TEXTS.form.descriptionHint}
        maxLength={DESCRIPTION_MAX}
        autoComplete="off"
        value={description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <Checkbox.Group
        label={TEXTS.form.events}
        description={TEXTS.form.eventsHint}
        value={events}
        onChange={(chosen) => onChange({ events: WEBHOOK_EVENTS.filter((event) => chosen.includes(event)) })}
      >
        <Stack gap="xs" mt="xs">
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox key={event} value={event} label={TEXTS.events[event]} description={event} />
          ))}
        </Stack>
      </Checkbox.Group>
    </>
  );
}

/** Asks where to send which events, and creates or changes the endpoint. */
export function WebhookForm({ webhook, onClose, onSaved }: WebhookFormProps) {
  const [wanted, setWanted] = useState<Wanted>(webhook ?? { url: '', description: '', events: [...WEBHOOK_EVENTS] });
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { url, description, events } = wanted;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSending(true);
    setFailure(undefined);
    try {
      if (webhook === undefined) return onSaved(await createWebhook({ url, description, events }));
      await changeWebhook(webhook.id, { url, description, events });
      showSuccess(TEXTS.changed);
      onSaved();
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(TEXTS.form.error, error));
      setSending(false);
    }
  };
  const title = webhook === undefined ? TEXTS.form.newTitle : TEXTS.form.editTitle;
  return (
    <Dialog isOpen onClose={onClose} title={title} closesOutside={false}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack>
          <Fields wanted={wanted} onChange={(change) => setWanted({ ...wanted, ...change })} />
          {failure !== undefined && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {ADMIN_TEXTS.cancel}
            </Button>
            <Button type="submit" loading={isSending} disabled={url.trim() === '' || events.length === 0}>
              {webhook === undefined ? TEXTS.form.create : TEXTS.form.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
