import { Anchor, Button, Group, Paper, Stack, Text, ThemeIcon, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { formatLongDate } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { articlePath } from '../blog.views.ts';
import { POST_EDITOR_TEXTS as TEXTS } from '../post-editor.texts.ts';
import { type Check, getChecks, hasSubstance } from '../post-form.views.ts';
import type { PostEditor } from './use-post-editor.ts';

const clock = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });

function saveState({ record, savedAt, stored }: PostEditor): string {
  if (record.isSending) return TEXTS.saving;
  if (record.isDirty && (savedAt !== undefined || stored !== undefined)) return TEXTS.unsaved;
  if (savedAt !== undefined) return fill(TEXTS.saved, { time: clock.format(savedAt) });
  return stored?.isPublished ? '' : TEXTS.autosave;
}

function CheckLine({ check: { key, isDone, isRequired } }: { check: Check }) {
  const Icon = isDone ? IconCheck : IconMinus;
  const missing = isRequired ? TEXTS.required : TEXTS.advised;
  return (
    <Group component="li" gap={8} wrap="nowrap">
      <ThemeIcon size={20} radius="xl" variant="light" color={isDone ? 'green' : 'gray'} aria-hidden>
        <Icon size={14} />
      </ThemeIcon>
      <Text size="sm">
        {TEXTS.checks[key]}
        {isDone ? (
          <VisuallyHidden> ({TEXTS.done})</VisuallyHidden>
        ) : (
          <Text span size="xs" c="dimmed">{` (${missing})`}</Text>
        )}
      </Text>
    </Group>
  );
}

interface PublicationProps {
  editor: PostEditor;
  isBusy: boolean;
  onUnpublish: () => void;
}

/** Whether the text is saved, and the buttons that save it and put it online. */
export function PublicationActs({ editor, isBusy, onUnpublish }: PublicationProps) {
  const { record, stored, save } = editor;
  const isPublished = stored?.isPublished === true;
  const isLocked = !hasSubstance(record.form.values) || isBusy;
  const isOverwriting = record.conflict !== undefined && !record.isShowingTheirs;
  const saveLabel = isPublished ? TEXTS.save : TEXTS.saveDraft;
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {saveState(editor)}
      </Text>
      <Group gap="xs" grow preventGrowOverflow={false}>
        <Button
          variant={isPublished || isOverwriting ? 'filled' : 'default'}
          loading={record.isSending}
          disabled={isLocked}
          onClick={() => save(false)}
        >
          {isOverwriting ? ADMIN_TEXTS.conflict.keep : saveLabel}
        </Button>
        {isPublished ? (
          <Button variant="default" disabled={isBusy || record.isSending} onClick={onUnpublish}>
            {TEXTS.unpublish}
          </Button>
        ) : (
          <Button disabled={isLocked || record.isSending} onClick={() => save(true)}>
            {TEXTS.publish}
          </Button>
        )}
      </Group>
    </>
  );
}

/** Shows whether the article is online and what it still lacks. */
export function PublicationPanel({ editor: { record, stored } }: Pick<PublicationProps, 'editor'>) {
  const isPublished = stored?.isPublished === true;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="publication">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} fz="md" id="publication">
            {TEXTS.publication}
          </Title>
          <StatusBadge status={isPublished ? 'published' : 'draft'}>
            {TEXTS.statuses[isPublished ? 'published' : 'draft']}
          </StatusBadge>
        </Group>
        {isPublished && stored.publishedAt !== null && (
          <Text size="sm">
            {fill(TEXTS.since, { date: formatLongDate(stored.publishedAt) })}{' '}
            <Anchor href={articlePath(stored.slug)} target="_blank" rel="noopener" size="sm" underline="always">
              {TEXTS.onSite}
            </Anchor>
          </Text>
        )}
        <Text size="sm" fw={600} id="verifications">
          {TEXTS.checklist}
        </Text>
        <Stack component="ul" gap={6} m={0} p={0} aria-labelledby="verifications" style={{ listStyle: 'none' }}>
          {getChecks(record.form.values).map((check) => (
            <CheckLine key={check.key} check={check} />
          ))}
        </Stack>
      </Stack>
    </Paper>
  );
}
