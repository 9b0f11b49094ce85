import { Alert, Button, CloseButton, FileButton, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { fill } from '#src/kernel/text.ts';
import { CameraButton } from '#src/ui/admin/camera-button.tsx';
import { CategoryField } from '#src/ui/admin/pickers/category-field.tsx';
import { RowButton } from '#src/ui/admin/row-button.tsx';
import { CATEGORY_MAX } from '../gallery.contract.ts';
import { GALLERY_SCREEN_TEXTS } from '../gallery-screen.texts.ts';
import classes from './gallery.module.css';
import { type BatchPhoto, isTaken } from './use-photo-batch.ts';

const { batch: TEXTS, fields: FIELDS } = GALLERY_SCREEN_TEXTS;

interface BatchEntryProps {
  photo: BatchPhoto;
  number: number;
  categories: string[];
  onChange: (part: Partial<BatchPhoto>) => void;
  onDrop: () => void;
}

function stateWords({ state, progress }: BatchPhoto): string {
  if (state === 'sending') return fill(TEXTS.sending, { percent: Math.round(progress * 100) });
  return state === 'sent' ? TEXTS.sent : TEXTS.waiting;
}

function Way({ photo, name }: { photo: BatchPhoto; name: string }) {
  const { state, progress, failure } = photo;
  if (state === 'failed') {
    return (
      <Alert color="red" p="xs" role="alert">
        {failure}
      </Alert>
    );
  }
  if (state === 'waiting') return null;
  return (
    <Group gap="xs" wrap="nowrap">
      <Progress.Root style={{ flex: 1 }}>
        <Progress.Section
          value={progress * 100}
          color={state === 'sent' ? 'green' : 'brand'}
          aria-label={fill(TEXTS.progress, { name })}
        />
      </Progress.Root>
      <Text size="xs">{stateWords(photo)}</Text>
    </Group>
  );
}

function BeforeChoice({ photo, name, onChange }: Pick<BatchEntryProps, 'photo' | 'onChange'> & { name: string }) {
  const { before } = photo;
  const take = (file: File | null): void => {
    if (file !== null && isTaken(file)) onChange({ before: file });
  };
  if (before !== null) {
    return (
      <Group gap={4} wrap="nowrap">
        <Text size="sm" truncate>
          {fill(TEXTS.beforeTaken, { name: before.name })}
        </Text>
        <CloseButton
          size="sm"
          aria-label={fill(TEXTS.dropBefore, { name })}
          onClick={() => onChange({ before: null })}
        />
      </Group>
    );
  }
  return (
    <Group gap="xs">
      <FileButton accept="image/*" onChange={take}>
        {(button) => (
          <Button {...button} variant="default" size="xs">
            {TEXTS.before}
          </Button>
        )}
      </FileButton>
      <CameraButton onTake={take} />
    </Group>
  );
}

/** Shows one photo of a batch: its fields, its "before" photo and its upload progress. */
export function BatchEntry({ photo, number, categories, onChange, onDrop }: BatchEntryProps) {
  const { file, url, title, category, image_alt, state } = photo;
  const name = title || file.name;
  const isOpen = state === 'waiting' || state === 'failed';
  return (
    <li className={classes.entry} aria-label={fill(TEXTS.photo, { number })}>
      <img src={url} alt={fill(TEXTS.preview, { name })} className={classes.thumbnail} />
      <Stack gap="xs">
        <Group gap="xs" wrap="nowrap" align="flex-end">
          <TextInput
            label={FIELDS.title}
            withAsterisk
            style={{ flex: 1 }}
            value={title}
            disabled={!isOpen}
            onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
          />
          {isOpen && (
            <RowButton title={TEXTS.dropShort} label={fill(TEXTS.drop, { name })} icon={IconTrash} onPress={onDrop} />
          )}
        </Group>
        {isOpen && (
          <>
            <Group gap="xs" grow preventGrowOverflow={false}>
              <CategoryField
                label={FIELDS.category}
                known={categories}
                maxLength={CATEGORY_MAX}
                value={category}
                onChange={(chosen) => onChange({ category: chosen })}
              />
              <TextInput
                label={FIELDS.image_alt}
                value={image_alt}
                onChange={({ currentTarget }) => onChange({ image_alt: currentTarget.value })}
              />
            </Group>
            <BeforeChoice photo={photo} name={name} onChange={onChange} />
          </>
        )}
        <Way photo={photo} name={name} />
      </Stack>
    </li>
  );
}
