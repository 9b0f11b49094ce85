import { Checkbox, Fieldset, Group, NativeSelect, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useLabelWords } from '#src/ui/admin/label-words.ts';
import { LinesField } from '#src/ui/admin/lines-field.tsx';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { type RecordForm as Record, useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { WholeNumberField } from '#src/ui/admin/whole-number-field.tsx';
import { addPlace, changePlace, fetchPlace } from '../place.client.ts';
import type { ListedPlace, Place } from '../place.contract.ts';
import { PLACE_ADMIN_TEXTS as TEXTS } from '../place-admin.texts.ts';
import { ZONE_ICONS } from '../zone.contract.ts';
import { CommuneSearch } from './commune-search.tsx';
import { fromCommune, getFields, getValues, NEW_PLACE, type PlaceValues, toNumber } from './place-values.ts';

const { fields: FIELDS } = TEXTS;

const Degrees = z.string().refine((text) => toNumber(text) !== null, FIELDS.notNumber);
const Euros = z.string().refine((text) => text.trim() === '' || toNumber(text) !== null, FIELDS.notEuros);
const Values = z.object({ name: z.string().trim().min(1), lat: Degrees, lng: Degrees, fee: Euros });

const ICONS = ZONE_ICONS.map((value) => ({ value, label: TEXTS.icons[value] }));

function Position({ form }: Pick<Record<PlaceValues>, 'form'>) {
  return (
    <Fieldset legend={FIELDS.position}>
      <Stack gap="sm">
        <Group grow align="flex-start">
          <TextInput label={FIELDS.lat} inputMode="decimal" required {...form.getInputProps('lat')} />
          <TextInput label={FIELDS.lng} inputMode="decimal" required {...form.getInputProps('lng')} />
        </Group>
        {form.values.is_approximate && (
          <Text size="sm" c="orange">
            {FIELDS.approximateHint}
          </Text>
        )}
        <Checkbox label={FIELDS.isApproximate} {...form.getInputProps('is_approximate', { type: 'checkbox' })} />
      </Stack>
    </Fieldset>
  );
}

function Fields({ form }: Pick<Record<PlaceValues>, 'form'>) {
  const say = useLabelWords();
  return (
    <>
      <TextInput label={FIELDS.name} required {...form.getInputProps('name')} />
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <TextInput label={FIELDS.postcode} {...form.getInputProps('postcode')} />
        <TextInput label={FIELDS.department} required {...form.getInputProps('department_name')} />
        <TextInput label={FIELDS.departmentCode} required {...form.getInputProps('department_code')} />
        <WholeNumberField label={FIELDS.inhabitants} {...form.getInputProps('inhabitants')} />
      </Group>
      <Position form={form} />
      <Textarea
        label={FIELDS.description}
        description={FIELDS.descriptionHint}
        autosize
        minRows={3}
        {...form.getInputProps('description')}
      />
      <TextInput label={FIELDS.coverage} description={FIELDS.coverageHint} {...form.getInputProps('coverage')} />
      <LinesField
        label={FIELDS.districts}
        value={form.values.districts}
        error={form.errors.districts}
        onChange={(lines) => form.setFieldValue('districts', lines)}
      />
      <Group grow align="flex-start">
        <NativeSelect label={FIELDS.icon} data={ICONS} {...form.getInputProps('icon')} />
        <TextInput label={say(FIELDS.fee)} description={FIELDS.feeHint} {...form.getInputProps('fee')} />
      </Group>
      <Switch label={FIELDS.isZone} {...form.getInputProps('is_zone', { type: 'checkbox' })} />
    </>
  );
}

interface PlaceFormProps {
  /** Null for a new place. */
  record: ListedPlace | null;
  list: ResourceActs;
}

/** Form that adds or changes a place; a commune from the search fills it. */
export function PlaceForm({ record: place, list }: PlaceFormProps) {
  const record = useRecordForm<PlaceValues, Place>({
    schema: Values,
    reading: { values: place === null ? NEW_PLACE : getValues(place), version: place?.updated_at },
    draftKey: `places:${place?.id ?? 'new'}`,
    save: (values, version) =>
      place === null
        ? addPlace(getFields(values))
        : changePlace(place.id, { ...getFields(values), updated_at: version }),
    reread: async () => {
      const theirs = await fetchPlace(place?.id ?? 0);
      return { values: getValues(theirs), version: theirs.updated_at };
    },
    onSaved: async () => {
      showSuccess(place === null ? TEXTS.added : TEXTS.changed);
      list.close();
      await list.reload();
    },
    failure: place === null ? TEXTS.addError : TEXTS.changeError,
  });
  const { form } = record;
  return (
    <RecordForm record={record} onCancel={list.close} isDisabled={form.values.name.trim() === ''}>
      <CommuneSearch isFirst onChoose={(commune) => form.setValues(fromCommune(commune))} />
      <Fields form={form} />
    </RecordForm>
  );
}
