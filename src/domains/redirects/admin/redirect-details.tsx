import { Button, Group, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Changing } from '#src/ui/admin/changing.tsx';
import { RecordButtons } from '#src/ui/admin/resource/record-buttons.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import type { Redirect } from '../redirect.contract.ts';
import { REDIRECT_ADMIN_TEXTS as TEXTS } from '../redirect-admin.texts.ts';
import { removeRedirect } from './redirect-acts.ts';

/** Shows one redirect, and opens its old address to try it. */
export function RedirectDetails({ record: redirect, list }: { record: Redirect; list: ResourceActs }) {
  const rows = [
    [TEXTS.fields.from, redirect.from_path],
    [TEXTS.fields.to, redirect.to_path],
    [TEXTS.fields.status, TEXTS.statusChoices[redirect.status]],
  ];
  return (
    <Stack gap="sm">
      {rows.map(([label, text]) => (
        <div key={label}>
          <Text size="xs" c="dimmed">
            {label}
          </Text>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {text}
          </Text>
        </div>
      ))}
      <Group justify="flex-end" gap="xs">
        <Button
          component="a"
          href={redirect.from_path}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {TEXTS.test}
        </Button>
        <Changing>
          <RecordButtons
            id={redirect.id}
            list={list}
            texts={TEXTS.short}
            onRemove={() => removeRedirect(redirect, list)}
          />
        </Changing>
      </Group>
    </Stack>
  );
}
