import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { SaveBar } from './save-bar.tsx';
import { useScreenRights } from './screen-rights.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { RecordForm as RecordFormState } from './use-record-form.ts';

const { draft: DRAFT, conflict: CONFLICT } = ADMIN_TEXTS;

interface RecordFormProps<Fields extends Record<string, unknown>> {
  record: RecordFormState<Fields>;
  onCancel?: () => void;
  submitLabel?: string;
  /** True until all required values are present. */
  isDisabled?: boolean;
  children: ReactNode;
}

type Notices = Pick<
  RecordFormState<Record<string, unknown>>,
  'restored' | 'forgetDraft' | 'conflict' | 'swap' | 'isShowingTheirs' | 'failure'
>;

/** Notices above the fields of a form: a restored draft, another user's save, a refusal. */
export function FormNotices({ restored, forgetDraft, conflict, swap, isShowingTheirs, failure }: Notices) {
  return (
    <>
      {restored && (
        <Alert color="blue" p="xs" role="status">
          <Group justify="space-between" gap="xs">
            <Text size="sm">{fill(DRAFT.restored, { date: formatDateTime(restored.at) })}</Text>
            <Button size="compact-sm" variant="light" onClick={forgetDraft}>
              {DRAFT.drop}
            </Button>
          </Group>
        </Alert>
      )}
      {conflict && (
        <Alert color="orange" title={CONFLICT.title} role="alert">
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{isShowingTheirs ? CONFLICT.taken : CONFLICT.text}</Text>
            <Button size="compact-sm" variant="light" onClick={swap}>
              {isShowingTheirs ? CONFLICT.back : CONFLICT.take}
            </Button>
          </Stack>
        </Alert>
      )}
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
    </>
  );
}

/** Record form with notices and buttons; users who may only read see the fields and the reason they cannot save. */
export function RecordForm<Fields extends Record<string, unknown>>({
  record,
  onCancel,
  submitLabel = ADMIN_TEXTS.save,
  isDisabled = false,
  children,
}: RecordFormProps<Fields>) {
  const { conflict, isShowingTheirs } = record;
  const { canChange } = useScreenRights();
  return (
    <form onSubmit={record.submit} noValidate>
      <Stack>
        <FormNotices
          restored={record.restored}
          forgetDraft={record.forgetDraft}
          conflict={conflict}
          swap={record.swap}
          isShowingTheirs={isShowingTheirs}
          failure={record.failure}
        />
        {!canChange && <Alert color="blue">{ADMIN_TEXTS.readingOnly}</Alert>}
        {children}
        <SaveBar>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {ADMIN_TEXTS.cancel}
            </Button>
          )}
          {canChange && (
            <Button type="submit" loading={record.isSending} disabled={isDisabled}>
              {conflict && !isShowingTheirs ? CONFLICT.keep : submitLabel}
            </Button>
          )}
        </SaveBar>
      </Stack>
      <UnsavedGuard isDirty={record.isDirty} isFree={record.isFree} hasDraft={record.keepsDraft} />
    </form>
  );
}
