import { NativeSelect, TextInput } from '@mantine/core';
import { z } from 'zod';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { addRedirect, changeRedirect, fetchRedirect } from '../redirect.client.ts';
import { REDIRECT_STATUSES, type Redirect, RedirectFields } from '../redirect.contract.ts';
import { REDIRECT_ADMIN_TEXTS as TEXTS } from '../redirect-admin.texts.ts';

const { fields: FIELDS } = TEXTS;
const Values = z.object({
  from_path: RedirectFields.from_path,
  to_path: RedirectFields.to_path,
  status: z.enum(['301', '302']),
});
type Values = z.infer<typeof Values> & Record<string, unknown>;

const CHOICES = REDIRECT_STATUSES.map((status) => ({ value: String(status), label: TEXTS.statusChoices[status] }));
const NEW: Values = { from_path: '', to_path: '', status: '301' };

const getValues = ({ from_path, to_path, status }: Redirect): Values => ({
  from_path,
  to_path,
  status: status === 301 ? '301' : '302',
});

const getFields = ({ from_path, to_path, status }: Values) => ({
  from_path,
  to_path,
  status: status === '301' ? (301 as const) : (302 as const),
});

interface RedirectFormProps {
  /** Null for a new redirect. */
  record: Redirect | null;
  list: ResourceActs;
}

/** Form that adds or changes a redirect. */
export function RedirectForm({ record: redirect, list }: RedirectFormProps) {
  const record = useRecordForm<Values, Redirect>({
    schema: Values,
    reading: { values: redirect === null ? NEW : getValues(redirect), version: redirect?.updated_at },
    draftKey: `redirects:${redirect?.id ?? 'new'}`,
    save: (values, version) =>
      redirect === null
        ? addRedirect(getFields(values))
        : changeRedirect(redirect.id, { ...getFields(values), updated_at: version }),
    reread: async () => {
      const theirs = await fetchRedirect(redirect?.id ?? 0);
      return { values: getValues(theirs), version: theirs.updated_at };
    },
    onSaved: async () => {
      showSuccess(redirect === null ? TEXTS.added : TEXTS.changed);
      list.close();
      await list.reload();
    },
    failure: redirect === null ? TEXTS.addError : TEXTS.changeError,
  });
  const { form } = record;
  return (
    <RecordForm
      record={record}
      onCancel={list.close}
      isDisabled={form.values.from_path.trim() === '' || form.values.to_path.trim() === ''}
    >
      <TextInput
        label={FIELDS.from}
        description={FIELDS.fromHint}
        required
        data-autofocus
        {...form.getInputProps('from_path')}
      />
      <TextInput label={FIELDS.to} description={FIELDS.toHint} required {...form.getInputProps('to_path')} />
      <NativeSelect
        label={FIELDS.status}
        description={FIELDS.statusHint}
        data={CHOICES}
        {...form.getInputProps('status')}
      />
    </RecordForm>
  );
}
