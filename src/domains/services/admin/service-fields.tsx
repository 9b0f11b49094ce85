import { Fieldset, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IMAGE_MAX_BYTES } from '#src/domains/media/media.contract.ts';
import { fill, toSlug } from '#src/kernel/text.ts';
import { GrowingTextarea } from '#src/ui/admin/growing-textarea.tsx';
import { ImageField } from '#src/ui/admin/image-field.tsx';
import { LinesField } from '#src/ui/admin/lines-field.tsx';
import { CategoryField } from '#src/ui/admin/pickers/category-field.tsx';
import { WholeNumberField } from '#src/ui/admin/whole-number-field.tsx';
import { CATEGORY_MAX } from '../service.contract.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';
import { LIST_FIELDS, type ServiceValues } from './service-values.ts';
import { StepsField } from './steps-field.tsx';

const { fields: FIELDS, groups: GROUPS } = TEXTS;

type Form = UseFormReturnType<ServiceValues>;

/** Returns a hint with the page's future address and the fate of its current one. */
function slugHint({ slug, title }: ServiceValues, stored: string | undefined): string {
  const next = toSlug(slug) || toSlug(title);
  const stands = fill(FIELDS.slugHint, { slug: next || '…' });
  return stored === undefined || next === stored ? stands : `${stands} ${fill(FIELDS.slugMoves, { slug: stored })}`;
}

function Texts({ form, storedSlug, categories }: ServiceFieldsProps) {
  return (
    <Fieldset legend={GROUPS.texts}>
      <Stack gap="sm">
        <TextInput label={FIELDS.title} withAsterisk data-autofocus {...form.getInputProps('title')} />
        <TextInput
          label={FIELDS.slug}
          description={slugHint(form.values, storedSlug)}
          {...form.getInputProps('slug')}
        />
        <TextInput label={FIELDS.subtitle} {...form.getInputProps('subtitle')} />
        <GrowingTextarea
          label={FIELDS.description}
          withAsterisk
          minRows={2}
          maxRows={8}
          {...form.getInputProps('description')}
        />
        <GrowingTextarea
          label={FIELDS.long_description}
          description={FIELDS.longHint}
          minRows={4}
          maxRows={14}
          {...form.getInputProps('long_description')}
        />
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
          <CategoryField
            label={FIELDS.category}
            known={categories}
            maxLength={CATEGORY_MAX}
            isOptional
            {...form.getInputProps('category')}
          />
          <TextInput label={FIELDS.duration} placeholder={FIELDS.durationHint} {...form.getInputProps('duration')} />
          <TextInput label={FIELDS.price_range} placeholder={FIELDS.priceHint} {...form.getInputProps('price_range')} />
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}

function Pictures({ form }: { form: Form }) {
  const { values, errors } = form;
  return (
    <Fieldset legend={GROUPS.pictures}>
      <Stack gap="sm">
        {(
          [
            ['image', 'image_alt'],
            ['heroImage', 'hero_image_alt'],
          ] as const
        ).map(([image, alt]) => (
          <Stack key={image} gap="xs">
            <ImageField
              label={FIELDS[image]}
              value={values[image]}
              maxBytes={IMAGE_MAX_BYTES}
              error={errors[image] === undefined ? undefined : String(errors[image])}
              onChange={(dataUrl) => form.setFieldValue(image, dataUrl)}
            />
            {values[image] !== '' && (
              <TextInput label={FIELDS[alt]} description={FIELDS.altHint} {...form.getInputProps(alt)} />
            )}
          </Stack>
        ))}
        <TextInput label={FIELDS.credit} description={FIELDS.creditHint} {...form.getInputProps('credit')} />
      </Stack>
    </Fieldset>
  );
}

interface ServiceFieldsProps {
  form: Form;
  /** Current public slug; undefined for a new service. */
  storedSlug: string | undefined;
  categories: string[];
}

/** Renders all fields of a service. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { form } = props;
  return (
    <>
      <Texts {...props} />
      <Fieldset legend={GROUPS.lists}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {LIST_FIELDS.map((list) => (
            <LinesField
              key={list}
              label={FIELDS[list]}
              value={form.values[list]}
              error={form.errors[list]}
              onChange={(lines) => form.setFieldValue(list, lines)}
            />
          ))}
        </SimpleGrid>
      </Fieldset>
      <StepsField
        legend={GROUPS.process}
        steps={form.values.process}
        error={form.errors.process}
        onChange={(steps) => form.setFieldValue('process', steps)}
      />
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
