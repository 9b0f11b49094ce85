import { Alert, Box, Button, FileButton, Group, Stack, Switch, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { CameraButton } from '#src/ui/admin/camera-button.tsx';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { UnsavedGuard } from '#src/ui/admin/unsaved-guard.tsx';
import type { GalleryStatistics } from '../gallery.contract.ts';
import { GALLERY_SCREEN_TEXTS } from '../gallery-screen.texts.ts';
import { BatchEntry } from './batch-entry.tsx';
import classes from './gallery.module.css';
import { isTaken, usePhotoBatch } from './use-photo-batch.ts';
import { offeredCategories } from './work-fields.tsx';

const { batch: TEXTS } = GALLERY_SCREEN_TEXTS;

/** Area to drop, paste or choose photos. */
function DropZone({ onTake }: { onTake: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const take = (files: Iterable<File>): void => {
    const all = [...files];
    setRefused(all.filter((file) => !isTaken(file)).map(({ name }) => name));
    onTake(all);
  };
  useWindowEvent('paste', ({ clipboardData }) => {
    if (clipboardData !== null && clipboardData.files.length > 0) take(clipboardData.files);
  });
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Box
      className={classes.zone ?? ''}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Stack gap="xs" align="center">
        <IconPhotoPlus size={32} stroke={1.4} aria-hidden />
        <FileButton accept="image/*" multiple onChange={take}>
          {(button) => (
            <Button {...button} data-autofocus>
              {TEXTS.choose}
            </Button>
          )}
        </FileButton>
        <CameraButton onTake={(file) => file !== null && take([file])} />
        <Text size="sm" c="dimmed">
          {TEXTS.hint}
        </Text>
        {refused.length > 0 && (
          <Alert color="red" p="xs" role="alert">
            {fill(TEXTS.notTaken, { names: refused.join(', ') })}
          </Alert>
        )}
      </Stack>
    </Box>
  );
}

interface PhotoBatchProps {
  list: ResourceActs & { statistics: GalleryStatistics };
}

function Batch({ list }: PhotoBatchProps) {
  const { photos, isSending, take, change, drop, send } = usePhotoBatch();
  const [isActive, setActive] = useState(true);
  const isFree = useRef(false);
  const waiting = photos.filter(({ state }) => state !== 'sent');
  // A category that one photo has just got is offered to the others.
  const categories = offeredCategories([...list.statistics.category_names, ...photos.map(({ category }) => category)]);
  const isNameless = waiting.some(({ title }) => title.trim() === '');
  const sendAll = async (): Promise<void> => {
    const { added, left } = await send(isActive);
    if (added > 0) showSuccess(added === 1 ? TEXTS.doneOne : fill(TEXTS.doneMany, { count: added }));
    isFree.current = left === 0;
    if (left === 0) list.close();
    await list.reload();
  };
  return (
    <Stack>
      <DropZone onTake={take} />
      <ul className={classes.batch}>
        {photos.map((photo, index) => (
          <BatchEntry
            key={photo.key}
            photo={photo}
            number={index + 1}
            categories={categories}
            onChange={(part) => change(photo.key, part)}
            onDrop={() => drop(photo.key)}
          />
        ))}
      </ul>
      <Switch
        label={TEXTS.publish}
        checked={isActive}
        onChange={({ currentTarget }) => setActive(currentTarget.checked)}
      />
      {isNameless && (
        <Text size="sm" c="dimmed">
          {TEXTS.titleNeeded}
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={list.close}>
          {TEXTS.close}
        </Button>
        <Button loading={isSending} disabled={waiting.length === 0 || isNameless} onClick={() => void sendAll()}>
          {waiting.length > 1 ? fill(TEXTS.sendMany, { count: waiting.length }) : TEXTS.sendOne}
        </Button>
      </Group>
      <UnsavedGuard isDirty={waiting.length > 0} isFree={isFree} hasDraft={false} />
    </Stack>
  );
}

/** Uploads several photos at once, each with its title, "before" photo and progress. */
export function PhotoBatch({ list }: PhotoBatchProps) {
  const isOpen = list.opened?.kind === 'new';
  return (
    <Dialog isOpen={isOpen} onClose={list.close} title={TEXTS.title} size="lg" closesOutside={false}>
      {isOpen && <Batch list={list} />}
    </Dialog>
  );
}
