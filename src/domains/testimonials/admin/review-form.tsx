import { Checkbox, Group, Input, Rating, Switch, TextInput } from '@mantine/core';
import { getTown } from '#src/kernel/known-person.ts';
import { GrowingTextarea } from '#src/ui/admin/growing-textarea.tsx';
import { PersonPicker } from '#src/ui/admin/pickers/person-picker.tsx';
import { TownField } from '#src/ui/admin/pickers/town-field.tsx';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { addTestimonial, changeTestimonial, fetchTestimonial } from '../testimonial.client.ts';
import { NewTestimonial, STARS, type Testimonial } from '../testimonial.contract.ts';
import { getValues, type ReviewValues } from '../testimonial.views.ts';
import { TESTIMONIAL_ADMIN_TEXTS as TEXTS } from '../testimonial-admin.texts.ts';

const NEW_REVIEW: ReviewValues = {
  name: '',
  location: '',
  content: '',
  rating: STARS,
  experience_date: '',
  is_verified: false,
  is_active: true,
};
const STARS_ID = 'note';

interface ReviewFormProps {
  /** Null for a new review. */
  record: Testimonial | null;
  list: ResourceActs;
}

/** Form that adds or changes a review. */
export function ReviewForm({ record: review, list }: ReviewFormProps) {
  const record = useRecordForm<ReviewValues, Testimonial>({
    schema: NewTestimonial,
    reading: { values: review === null ? NEW_REVIEW : getValues(review), version: review?.updated_at },
    draftKey: `testimonials:${review?.id ?? 'new'}`,
    save: (values, version) =>
      review === null ? addTestimonial(values) : changeTestimonial(review.id, { ...values, updated_at: version }),
    reread: async () => {
      const theirs = await fetchTestimonial(review?.id ?? 0);
      return { values: getValues(theirs), version: theirs.updated_at };
    },
    onSaved: async () => {
      showSuccess(review === null ? TEXTS.added : TEXTS.changed);
      list.close();
      await list.reload();
    },
    failure: review === null ? TEXTS.addError : TEXTS.changeError,
  });
  const { form } = record;
  const { name, content } = form.values;
  return (
    <RecordForm record={record} onCancel={list.close} isDisabled={name.trim() === '' || content.trim() === ''}>
      {review === null && (
        <PersonPicker
          onPick={({ name, address }) => form.setValues({ name, location: getTown(address) })}
          onOther={() => form.getInputNode('name')?.focus()}
        />
      )}
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <TextInput label={TEXTS.fields.name} required data-autofocus {...form.getInputProps('name')} />
        <TownField label={TEXTS.fields.location} {...form.getInputProps('location')} />
      </Group>
      <Input.Wrapper label={TEXTS.fields.rating} labelElement="div" labelProps={{ id: STARS_ID }}>
        <Rating
          role="radiogroup"
          aria-labelledby={STARS_ID}
          size="lg"
          getSymbolLabel={(stars) => TEXTS.stars[stars - 1] ?? TEXTS.noStar}
          value={form.values.rating}
          onChange={(stars) => stars > 0 && form.setFieldValue('rating', stars)}
        />
      </Input.Wrapper>
      <GrowingTextarea
        label={TEXTS.fields.content}
        required
        minRows={4}
        maxRows={12}
        {...form.getInputProps('content')}
      />
      <TextInput type="date" label={TEXTS.fields.experience} {...form.getInputProps('experience_date')} />
      <Checkbox
        label={TEXTS.fields.verified}
        description={TEXTS.fields.verifiedHint}
        {...form.getInputProps('is_verified', { type: 'checkbox' })}
      />
      <Switch label={TEXTS.fields.active} {...form.getInputProps('is_active', { type: 'checkbox' })} />
    </RecordForm>
  );
}
