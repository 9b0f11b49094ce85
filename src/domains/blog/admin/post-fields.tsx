import { Button, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { IMAGE_MAX_BYTES } from '#src/domains/media/media.contract.ts';
import { fill } from '#src/kernel/text.ts';
import { ImageField } from '#src/ui/admin/image-field.tsx';
import { CategoryField } from '#src/ui/admin/pickers/category-field.tsx';
import { CATEGORY_MAX } from '../blog.contract.ts';
import { getReadTime } from '../blog.views.ts';
import { POST_EDITOR_TEXTS } from '../post-editor.texts.ts';
import { useCategories } from './use-categories.ts';
import type { PostEditor } from './use-post-editor.ts';

const { fields: TEXTS } = POST_EDITOR_TEXTS;

/** Fields beside the text of an article: excerpt, slug, category, author and reading time. */
export function PostFields({ editor: { record, stored, setSlug } }: { editor: PostEditor }) {
  const { form } = record;
  const categories = useCategories();
  const { content, readTime, slug } = form.values;
  const proposed = getReadTime(content);
  const isMoving = stored !== undefined && stored.publishedAt !== null && slug !== stored.slug;
  return (
    <Stack gap="sm">
      <TextInput
        label={TEXTS.slug}
        description={isMoving ? TEXTS.slugMoves : TEXTS.slugHint}
        leftSection="/blog/"
        leftSectionWidth={56}
        {...form.getInputProps('slug')}
        onChange={({ currentTarget }) => setSlug(currentTarget.value)}
      />
      <Textarea
        label={TEXTS.excerpt}
        description={TEXTS.excerptHint}
        autosize
        minRows={3}
        maxRows={8}
        {...form.getInputProps('excerpt')}
      />
      <CategoryField
        label={TEXTS.category}
        known={categories}
        maxLength={CATEGORY_MAX}
        isOptional
        {...form.getInputProps('category')}
      />
      <TextInput label={TEXTS.readTime} {...form.getInputProps('readTime')} />
      {content.trim() !== '' && proposed !== readTime && (
        <Button
          variant="light"
          size="compact-sm"
          mt={-6}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => form.setFieldValue('readTime', proposed)}
        >
          {fill(TEXTS.suggestion, { time: proposed })}
        </Button>
      )}
      <TextInput label={TEXTS.author} description={TEXTS.authorHint} {...form.getInputProps('author')} />
      <TagsInput label={TEXTS.tags} description={TEXTS.tagsHint} {...form.getInputProps('tags')} />
    </Stack>
  );
}

/** Picture field and its alternative text. */
export function PictureFields({ editor: { record } }: { editor: PostEditor }) {
  const { form } = record;
  const { image } = form.values;
  return (
    <Stack gap="sm">
      <ImageField
        label={TEXTS.image}
        value={image}
        maxBytes={IMAGE_MAX_BYTES}
        error={form.errors.image?.toString()}
        onChange={(picture) => form.setFieldValue('image', picture)}
      />
      {image !== '' && (
        <TextInput
          label={TEXTS.imageAlt}
          description={TEXTS.imageAltHint}
          withAsterisk
          {...form.getInputProps('image_alt')}
        />
      )}
    </Stack>
  );
}
