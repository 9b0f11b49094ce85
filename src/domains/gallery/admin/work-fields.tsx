import { Fieldset, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IMAGE_MAX_BYTES } from '#src/domains/media/media.contract.ts';
import { ImageField } from '#src/ui/admin/image-field.tsx';
import { CategoryField } from '#src/ui/admin/pickers/category-field.tsx';
import { TownField } from '#src/ui/admin/pickers/town-field.tsx';
import { WholeNumberField } from '#src/ui/admin/whole-number-field.tsx';
import { CATEGORY_MAX, GALLERY_CATEGORIES } from '../gallery.contract.ts';
import { GALLERY_SCREEN_TEXTS as TEXTS } from '../gallery-screen.texts.ts';
import type { WorkValues } from './work-values.ts';

const { fields: FIELDS, groups: GROUPS } = TEXTS;

/** Returns the default categories first, then those the owner added. */
export const offeredCategories = (stored: readonly string[]): string[] => [
  ...new Set<string>([...GALLERY_CATEGORIES, ...stored]),
];

interface WorkFieldsProps {
  form: UseFormReturnType<WorkValues>;
  categories: string[];
}

function Pictures({ form }: Pick<WorkFieldsProps, 'form'>) {
  const pictures = [
    ['image', 'image_alt', FIELDS.imageHint],
    ['before_image', 'before_alt', undefined],
  ] as const;
  return (
    <Fieldset legend={GROUPS.pictures}>
      <Stack gap="sm">
        {pictures.map(([image, alt, hint]) => (
          <Stack key={image} gap="xs">
            <ImageField
              label={FIELDS[image]}
              value={form.values[image]}
              maxBytes={IMAGE_MAX_BYTES}
              isRequired={image === 'image'}
              error={form.errors[image] === undefined ? undefined : String(form.errors[image])}
              onChange={(dataUrl) => form.setFieldValue(image, dataUrl)}
              {...(hint === undefined ? {} : { description: hint })}
            />
            {form.values[image] !== '' && (
              <TextInput label={FIELDS[alt]} description={FIELDS.altHint} {...form.getInputProps(alt)} />
            )}
          </Stack>
        ))}
        <TextInput label={FIELDS.credit} description={FIELDS.creditHint} {...form.getInputProps('credit')} />
      </Stack>
    </Fieldset>
  );
}

/** Shows every field of a work. */
export function WorkFields({ form, categories }: WorkFieldsProps) {
  return (
    <>
      <Fieldset legend={GROUPS.texts}>
        <Stack gap="sm">
          <TextInput label={FIELDS.title} withAsterisk data-autofocus {...form.getInputProps('title')} />
          <Textarea
            label={FIELDS.description}
            autosize
            minRows={2}
            maxRows={8}
            {...form.getInputProps('description')}
          />
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
            <CategoryField
              label={FIELDS.category}
              known={offeredCategories(categories)}
              maxLength={CATEGORY_MAX}
              {...form.getInputProps('category')}
            />
            <TownField label={FIELDS.location} {...form.getInputProps('location')} />
            <TextInput label={FIELDS.date} type="date" {...form.getInputProps('date')} />
          </SimpleGrid>
        </Stack>
      </Fieldset>
      <Pictures form={form} />
      <Fieldset legend={GROUPS.showing}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <WholeNumberField label={FIELDS.sort_order} {...form.getInputProps('sort_order')} />
          <Switch label={FIELDS.is_active} mt={{ sm: 30 }} {...form.getInputProps('is_active', { type: 'checkbox' })} />
        </SimpleGrid>
      </Fieldset>
    </>
  );
}
