import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconPencil, IconShare, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { getImageKey, originalPath } from '#src/domains/media/media.contract.ts';
import { formatDateTime, formatLongDate } from '#src/kernel/dates.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { RecordState } from '#src/ui/admin/record-state.tsx';
import { useOpenedRecord } from '#src/ui/admin/use-opened-record.ts';
import { fetchItem } from '../gallery.client.ts';
import type { GalleryItem } from '../gallery.contract.ts';
import { GALLERY_SCREEN_TEXTS as TEXTS } from '../gallery-screen.texts.ts';
import classes from './gallery.module.css';
import { Photo } from './photo.tsx';
import { shareWork } from './share-work.ts';
import { type WorkCommands, WorkToggle } from './work-card.tsx';

const { fields: FIELDS } = TEXTS;

function Photos({ item }: { item: GalleryItem }) {
  const { title, image, image_alt, before_image, before_alt } = item;
  if (before_image === '') return <Photo image={image} alt={image_alt || title} width={1200} />;
  return (
    <div className={classes.sides}>
      <figure>
        <Photo image={before_image} alt={before_alt || `${TEXTS.before} : ${title}`} width={800} />
        <figcaption>{TEXTS.before}</figcaption>
      </figure>
      <figure>
        <Photo image={image} alt={image_alt || `${TEXTS.after} : ${title}`} width={800} />
        <figcaption>{TEXTS.after}</figcaption>
      </figure>
    </div>
  );
}

function Facts({ item }: { item: GalleryItem }) {
  const facts: [string, string][] = [
    [FIELDS.description, item.description],
    [FIELDS.category, item.category],
    [FIELDS.location, item.location],
    [FIELDS.date, item.date && formatLongDate(item.date)],
    [FIELDS.image_alt, item.image_alt],
    [FIELDS.credit, item.credit],
    [FIELDS.created, formatDateTime(item.created_at)],
    [FIELDS.updated, formatDateTime(item.updated_at)],
  ];
  return (
    <dl className={classes.facts}>
      {facts.flatMap(([label, value]) =>
        value === '' ? [] : [<dt key={`${label}-name`}>{label}</dt>, <dd key={label}>{value}</dd>],
      )}
    </dl>
  );
}

/** Downloads the file as uploaded, in its original size. */
function DownloadButton({ image, label }: { image: string; label: string }) {
  const key = getImageKey(image);
  return (
    <Button
      component="a"
      href={key === undefined ? image : originalPath(key)}
      download
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
    >
      {label}
    </Button>
  );
}

function View({ item, commands }: { item: GalleryItem; commands: WorkCommands }) {
  return (
    <Stack>
      <Photos item={item} />
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <DownloadButton image={item.image} label={TEXTS.download} />
          {item.before_image !== '' && <DownloadButton image={item.before_image} label={TEXTS.downloadBefore} />}
          <Button
            variant="default"
            disabled={!item.is_active}
            leftSection={<IconShare size={18} aria-hidden />}
            onClick={() => void shareWork(item)}
          >
            {TEXTS.share}
          </Button>
        </Group>
        <WorkToggle item={item} commands={commands} />
      </Group>
      {!item.is_active && (
        <Text size="sm" c="dimmed">
          {TEXTS.shareDraft}
        </Text>
      )}
      <Facts item={item} />
      <Changing>
        <Group justify="flex-end">
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => commands.onRemove(item)}
          >
            {TEXTS.remove}
          </Button>
          <Button
            component={Link}
            to={commands.getHref(item, 'edit')}
            preventScrollReset
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {TEXTS.edit}
          </Button>
        </Group>
      </Changing>
    </Stack>
  );
}

interface WorkDetailsProps {
  id: number | null;
  listed: GalleryItem[];
  commands: WorkCommands;
  onClose: () => void;
}

/** Shows all details of one work over the list. */
export function WorkDetails({ id, listed, commands, onClose }: WorkDetailsProps) {
  const { record, refusal } = useOpenedRecord({
    id,
    listed,
    fetchRecord: fetchItem,
    missing: TEXTS.missing,
    failure: TEXTS.loadError,
  });
  return (
    <Dialog isOpen={id !== null} onClose={onClose} title={record?.title ?? TEXTS.details} size="lg">
      <RecordState record={record} refusal={refusal} />
      {record && <View item={record} commands={commands} />}
    </Dialog>
  );
}
