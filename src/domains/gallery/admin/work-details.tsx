import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconPencil, IconShare, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { getImageKey, originalPath } from '#src/domains/media/media.contract.ts';
import { formatDateTime, formatLongDate } from '#src/kernel/dates.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import type { GalleryItem } from '../gallery.contract.ts';
import { GALLERY_SCREEN_TEXTS as TEXTS } from '../gallery-screen.texts.ts';
import classes from './gallery.module.css';
import { Photo } from './photo.tsx';
import { removeWork, shareWork, WorkToggle } from './work-acts.tsx';

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

function Facts({ item, list }: { item: GalleryItem; list: ResourceActs }) {
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
      <dt>{FIELDS.is_active}</dt>
      <dd>
        <WorkToggle item={item} list={list} />
      </dd>
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

/** Shows all details of one work. */
export function WorkDetails({ record: item, list }: { record: GalleryItem; list: ResourceActs }) {
  return (
    <Stack>
      <Photos item={item} />
      <Group gap="xs" className={classes.buttons ?? ''}>
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
      {!item.is_active && (
        <Text size="sm" c="dimmed">
          {TEXTS.shareDraft}
        </Text>
      )}
      <Facts item={item} list={list} />
      <Changing>
        <Group justify="flex-end">
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => removeWork(item, list)}
          >
            {TEXTS.remove}
          </Button>
          <Button
            component={Link}
            to={list.getHref({ kind: 'edit', id: item.id })}
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
