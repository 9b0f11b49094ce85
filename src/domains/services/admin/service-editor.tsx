import { Alert, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import type { Opened } from '#src/ui/admin/list-address.ts';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useOpenedRecord } from '#src/ui/admin/use-opened-record.ts';
import { useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { fetchService, saveService } from '../service.client.ts';
import type { StoredService } from '../service.contract.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';
import classes from './service-editor.module.css';
import { ServiceFields } from './service-fields.tsx';
import { ServicePreview } from './service-preview.tsx';
import { getFields, ServiceForm, toReading } from './service-values.ts';

interface FormProps {
  /** Undefined for a new service. */
  service: StoredService | undefined;
  categories: string[];
  onClose: () => void;
  onSaved: () => Promise<void>;
}

function EditedService({ service, categories, onClose, onSaved }: FormProps) {
  const id = service?.id;
  const [reading] = useState(() => toReading(service));
  const isWide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  const record = useRecordForm({
    schema: ServiceForm,
    reading,
    draftKey: `services:${id ?? 'new'}`,
    // Pictures are too large for a draft.
    secrets: ['image', 'heroImage'],
    save: (values, updated_at) => saveService(id, { ...getFields(values), updated_at }),
    ...(id === undefined ? {} : { reread: async () => toReading(await fetchService(id)) }),
    onSaved: async ({ title }: StoredService) => {
      showSuccess(fill(TEXTS.created, { title }));
      onClose();
      await onSaved();
    },
    failure: TEXTS.saveError,
  });
  const { values } = record.form;
  const fields = (
    <RecordForm
      record={record}
      onCancel={onClose}
      isDisabled={values.title.trim() === '' || values.description.trim() === ''}
    >
      <ServiceFields form={record.form} storedSlug={service?.slug} categories={categories} />
    </RecordForm>
  );
  if (isWide) {
    return (
      <div className={classes.sides}>
        {fields}
        <ServicePreview values={values} />
      </div>
    );
  }
  return (
    <Tabs defaultValue="fields" keepMounted>
      <Tabs.List mb="md">
        <Tabs.Tab value="fields">{TEXTS.fieldsTab}</Tabs.Tab>
        <Tabs.Tab value="preview">{TEXTS.previewTab}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="fields">{fields}</Tabs.Panel>
      <Tabs.Panel value="preview">
        <ServicePreview values={values} />
      </Tabs.Panel>
    </Tabs>
  );
}

interface ServiceEditorProps extends Omit<FormProps, 'service'> {
  opened: Opened;
  listed: StoredService[];
}

/** Service form over the list, with a preview of the public card. */
export function ServiceEditor({ opened, listed, ...form }: ServiceEditorProps) {
  const id = opened?.kind === 'edit' ? opened.id : null;
  const isNew = opened?.kind === 'new';
  const { record, refusal } = useOpenedRecord({
    id,
    listed,
    fetchRecord: fetchService,
    missing: TEXTS.missing,
    failure: TEXTS.loadError,
  });
  const title = record === undefined ? TEXTS.newTitle : fill(TEXTS.editTitle, { title: record.title });
  return (
    <Dialog isOpen={isNew || id !== null} onClose={form.onClose} title={title} size="wide" closesOutside={false}>
      {refusal !== undefined && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      {(isNew || record) && <EditedService key={record?.id ?? 'new'} service={record} {...form} />}
      {!isNew && !record && refusal === undefined && <LoadingState />}
    </Dialog>
  );
}
