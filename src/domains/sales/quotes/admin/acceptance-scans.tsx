import { ActionIcon, Button, FileButton, Group, Input, Stack, Text, Title } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { CameraButton } from '#src/ui/admin/camera-button.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showFailure, showSuccess } from '#src/ui/admin/toasts.tsx';
import { mayI } from '#src/ui/http/stored-rights.ts';
import { SCANS_MAX } from '../acceptance-scan.contract.ts';
import { QUOTE_ACCEPTANCE_TEXTS } from '../quote-acceptance.texts.ts';
import { addScans, saveScan } from '../quote-admin.client.ts';
import type { QuoteTimeline } from '../quote-timeline.contract.ts';
import classes from './quotes.module.css';

const { scans: TEXTS } = QUOTE_ACCEPTANCE_TEXTS;

const TYPES = 'image/*,application/pdf';
const BYTES_PER_MEGABYTE = 1_000_000;
const megabytes = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** Returns a size as `1,2 Mo`, at least 0,1. */
const formatSize = (bytes: number): string => `${megabytes.format(Math.max(bytes / BYTES_PER_MEGABYTE, 0.1))} Mo`;

interface PickerProps {
  files: File[];
  error: string | undefined;
  onChange: (files: File[]) => void;
}

/** Lets the office choose photos or PDF files, photograph the signed paper, and take one back. */
export function ScanPicker({ files, error, onChange }: PickerProps) {
  const take = (chosen: File[]): void => onChange([...files, ...chosen].slice(0, SCANS_MAX));
  return (
    <Input.Wrapper label={TEXTS.field} description={fill(TEXTS.hint, { most: SCANS_MAX })} error={error}>
      <Stack gap={4} mt={6} align="flex-start">
        {files.map((file) => (
          <Group key={`${file.name} ${file.size} ${file.lastModified}`} gap={4} wrap="nowrap">
            <Text size="sm" className={classes.words}>
              {fill(TEXTS.chosen, { name: file.name, size: formatSize(file.size) })}
            </Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={fill(TEXTS.remove, { name: file.name })}
              onClick={() => onChange(files.filter((other) => other !== file))}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        <Group gap="xs">
          <FileButton accept={TYPES} multiple onChange={take}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconPaperclip size={18} aria-hidden />}>
                {TEXTS.choose}
              </Button>
            )}
          </FileButton>
          <CameraButton onTake={(photo) => photo !== null && take([photo])} />
        </Group>
      </Stack>
    </Input.Wrapper>
  );
}

interface ScansProps {
  quoteId: number;
  timeline: QuoteTimeline;
  onAdded: (timeline: QuoteTimeline) => void;
}

/** Shows the files of an agreement that the office recorded, and adds more. */
export function AcceptanceScans({ quoteId, timeline, onAdded }: ScansProps) {
  const [isBusy, setBusy] = useState(false);
  const { channel, decision, cancelledAt, scans } = timeline;
  if (channel !== 'office' || decision !== 'accepted') return null;
  const open = async (id: number): Promise<void> => {
    try {
      await saveScan(quoteId, id);
    } catch (error) {
      if (!isSignedOut(error)) showFailure(toFailure(TEXTS.unread, error));
    }
  };
  const add = async (files: File[]): Promise<void> => {
    if (files.length === 0) return;
    setBusy(true);
    try {
      onAdded(await addScans(quoteId, files));
      showSuccess(TEXTS.added);
    } catch (error) {
      if (!isSignedOut(error)) showFailure(toFailure(TEXTS.failure, error));
    } finally {
      setBusy(false);
    }
  };
  const canAdd = cancelledAt === null && mayI('sales:change') && scans.length < SCANS_MAX;
  return (
    <Stack gap={4} mt="xs" align="flex-start">
      <Title order={4} fz="sm">
        {TEXTS.title}
      </Title>
      {scans.length === 0 && <Text size="sm">{TEXTS.none}</Text>}
      {scans.map(({ id, contentType, bytes }, index) => (
        <Button
          key={id}
          variant="subtle"
          leftSection={<IconPaperclip size={18} aria-hidden />}
          onClick={() => void open(id)}
        >
          {fill(TEXTS.one, { index: index + 1, type: TEXTS.types[contentType], size: formatSize(bytes) })}
        </Button>
      ))}
      {canAdd && (
        <Group gap="xs">
          <FileButton accept={TYPES} multiple onChange={(files) => void add(files)}>
            {(props) => (
              <Button {...props} variant="light" loading={isBusy}>
                {TEXTS.add}
              </Button>
            )}
          </FileButton>
          <CameraButton isDisabled={isBusy} onTake={(photo) => photo !== null && void add([photo])} />
        </Group>
      )}
    </Stack>
  );
}
