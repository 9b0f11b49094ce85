import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { AfterPaint } from '#src/ui/admin/after-paint.tsx';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import { RecordState } from '#src/ui/admin/record-state.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useOpenedRecord } from '#src/ui/admin/use-opened-record.ts';
import { useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { fetchService, saveService } from '../service.client.ts';
import type { ServiceStatistics, StoredService } from '../service.contract.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';
import classes from './service-editor.module.css';
import { ServiceFields } from './service-fields.tsx';
import { ServicePreview } from './service-preview.tsx';
import { getChanges, ServiceForm, toReading } from './service-values.ts';

type ServiceList = ResourceActs & { rows: readonly StoredService[]; statistics: ServiceStatistics };

interface FormProps {
  /** Undefined for a new service. */
  service: StoredService | undefined;
  list: ServiceList;
}

function EditedService({ service, list }: FormProps) {
  const id = service?.id;
  const [reading] = useState(() => toReading(service));
  const isWide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  const record = useRecordForm({
    schema: ServiceForm,
    reading,
    draftKey: `services:${id ?? 'new'}`,
    // Pictures are too large for a draft.
    secrets: ['image', 'heroImage'],
    save: (values, updated_at) => saveService(id, { ...getChanges(values, reading.values), updated_at }),
    ...(id === undefined ? {} : { reread: async () => toReading(await fetchService(id)) }),
    onSaved: async ({ title }: StoredService) => {
      showSuccess(fill(TEXTS.created, { title }));
      list.close();
      await list.reload();
    },
    failure: TEXTS.saveError,
  });
  const { values } = record.form;
  const fields = (
    <RecordForm
      record={record}
      onCancel={list.close}
      isDisabled={values.title.trim() === '' || values.description.trim() === ''}
    >
      <ServiceFields form={record.form} storedSlug={service?.slug} categories={list.statistics.category_names} />
    </RecordForm>
  );
  if (isWide) {
    return (
      <div className={classes.sides}>
        {fields}
        <AfterPaint>
          <ServicePreview values={values} />
        </AfterPaint>
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
        <AfterPaint>
          <ServicePreview values={values} />
        </AfterPaint>
      </Tabs.Panel>
    </Tabs>
  );
}

/** Service form over the list, with a preview of the public card. */
export function ServiceEditor({ list }: { list: ServiceList }) {
  const { opened } = list;
  const id = opened?.kind === 'edit' ? opened.id : null;
  const isNew = opened?.kind === 'new';
  const { record, refusal } = useOpenedRecord({
    id,
    listed: list.rows,
    fetchRecord: fetchService,
    missing: TEXTS.missing,
    failure: TEXTS.loadError,
  });
  const title = record === undefined ? TEXTS.newTitle : fill(TEXTS.editTitle, { title: record.title });
  return (
    <Dialog isOpen={isNew || id !== null} onClose={list.close} title={title} size="wide" closesOutside={false}>
      {id !== null && <RecordState record={record} refusal={refusal} />}
      {(isNew || record) && <EditedService key={record?.id ?? 'new'} service={record} list={list} />}
    </Dialog>
  );
}
