import { Button, Group, Text, Title } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { ConflictNotice } from '#src/domains/settings/admin/conflict-notice.tsx';
import { CopyMonday } from '#src/domains/settings/admin/day-hours-field.tsx';
import { PromiseGroup } from '#src/domains/settings/admin/promise-group.tsx';
import { SettingField } from '#src/domains/settings/admin/setting-field.tsx';
import { getShapes } from '#src/domains/settings/admin/setting-shapes.ts';
import type { SettingsForm } from '#src/domains/settings/admin/use-settings-form.ts';
import { companyReasons } from '#src/domains/settings/company-data.rules.ts';
import type { SetupStep } from '#src/domains/settings/site-state.contract.ts';
import { DOCUMENT_FIELDS, LEGAL_FIELDS, STEP_FIELDS, type StepFields } from '../setup.rules.ts';
import { SETUP_TEXTS as TEXTS } from '../setup.texts.ts';
import classes from './set-up.module.css';

interface StepFormProps {
  step: SetupStep;
  form: SettingsForm;
  isBusy: boolean;
  onSubmit: () => void;
  /** Shown above the fields. */
  children?: ReactNode;
}

type Field = StepFields[number];

function StepField({ field: [group, field], form }: { field: Field; form: SettingsForm }) {
  const shape = getShapes(group).find(([name]) => name === field)?.[1];
  if (shape === undefined || shape.as === 'rules' || shape.as === 'promise') return null;
  const company = { ...form.saved.data.company, ...form.edits.company };
  const isTouched = form.edits.company?.[field] !== undefined;
  // A stored mistake is named at once; a typed one when the step is saved.
  const stored: Record<string, string> = group === 'company' && !isTouched ? companyReasons(company) : {};
  return (
    <div className={shape.isWide ? classes.wide : undefined}>
      <SettingField
        group={group}
        field={field}
        shape={shape}
        value={form.getValue(group, field)}
        error={form.refusals[group]?.[field] ?? stored[field]}
        onChange={(value) => form.change(group, field, value)}
      />
      {field === 'monday' && <CopyMonday listState={form} />}
    </div>
  );
}

const Fields = ({ fields, form }: { fields: StepFields; form: SettingsForm }) => (
  <div className={classes.fields}>
    {fields.map((field) => (
      <StepField key={field.join('.')} field={field} form={form} />
    ))}
  </div>
);

/** Fields of one step; saving stores them and goes on. */
export function StepForm({ step, form, isBusy, onSubmit, children }: StepFormProps) {
  const groups = new Set<string>(STEP_FIELDS[step].map(([group]) => group));
  if (step === 'hours') groups.add('promises');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate aria-label={TEXTS.steps[step].name} onSubmit={submit}>
      {form.conflicts
        .filter(({ group }) => groups.has(group))
        .map((conflict) => (
          <ConflictNotice
            key={conflict.group}
            conflict={conflict}
            onTake={() => form.drop([conflict.group])}
            onKeep={() => form.keepMine(conflict.group)}
          />
        ))}
      {children}
      <Fields fields={step === 'legal' ? LEGAL_FIELDS : STEP_FIELDS[step]} form={form} />
      {step === 'legal' && (
        <>
          <Title order={3} fz="md" mt="lg">
            {TEXTS.documents.title}
          </Title>
          <Text size="sm" c="dimmed" mb="md">
            {TEXTS.documents.text}
          </Text>
          <Fields fields={DOCUMENT_FIELDS} form={form} />
        </>
      )}
      {step === 'hours' && <PromiseGroup form={form} />}
      <Group justify="flex-end" mt="md">
        <Button type="submit" loading={isBusy || form.isSaving}>
          {TEXTS.next}
        </Button>
      </Group>
    </form>
  );
}
