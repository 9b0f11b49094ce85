import { Alert, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CONTRACT_MODES, CUSTOMER_KINDS } from '#src/kernel/priced-document.ts';
import { withoutTax } from '#src/kernel/tax-words.ts';
import { fill } from '#src/kernel/text.ts';
import { isUntaxed as chargesNoTax } from '#src/kernel/vat-regime.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { GrowingTextarea } from '#src/ui/admin/growing-textarea.tsx';
import { useLabelWords } from '#src/ui/admin/label-words.ts';
import { PersonPicker } from '#src/ui/admin/pickers/person-picker.tsx';
import { ServiceField } from '#src/ui/admin/pickers/service-field.tsx';
import { QUOTE_TEXTS } from '../quote.texts.ts';
import { type AdminQuote, QUOTE_PRIORITIES, QUOTE_STATUSES } from '../quote-admin.contract.ts';
import { AMENDMENT_SCREEN_TEXTS as AMENDMENTS } from '../quote-amendment-screen.texts.ts';
import { QUOTE_SCREEN_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import { useContractLines } from './contract-lines.ts';
import { LinesEditor } from './lines-editor.tsx';
import { LinesTotals } from './lines-totals.tsx';
import { formTotals, getFormRegime, type QuoteValues, type Templates } from './quote-values.ts';
import { getHeading } from './quote-words.ts';

const { fields: FIELDS } = TEXTS;
const STATUSES = QUOTE_STATUSES.map((value) => ({ value, label: QUOTE_TEXTS.statuses[value] }));
const PRIORITIES = QUOTE_PRIORITIES.map((value) => ({ value, label: ADMIN_TEXTS.priorities[value] }));
const MODES = CONTRACT_MODES.map((value) => ({ value, label: TEXTS.modes[value] }));
const KINDS = CUSTOMER_KINDS.map((value) => ({ value, label: TEXTS.kinds[value] }));
const SIDE_BY_SIDE = { base: 1, sm: 3 };

interface FieldsProps {
  form: UseFormReturnType<QuoteValues>;
  templates: Templates;
  /** Stored quote; undefined for a new one. */
  quote: AdminQuote | undefined;
}

function ClientFields({ form, quote }: FieldsProps) {
  const isNew = quote === undefined;
  return (
    <>
      {isNew && (
        <PersonPicker
          onPick={({ name, email, phone, address }) =>
            form.setValues({ clientName: name, clientEmail: email, clientPhone: phone, address })
          }
          onOther={() => form.getInputNode('clientName')?.focus()}
        />
      )}
      <SimpleGrid cols={SIDE_BY_SIDE} spacing="sm">
        <TextInput
          label={FIELDS.clientName}
          required
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('clientName')}
        />
        <TextInput type="email" label={FIELDS.clientEmail} autoComplete="off" {...form.getInputProps('clientEmail')} />
        <TextInput type="tel" label={FIELDS.clientPhone} autoComplete="off" {...form.getInputProps('clientPhone')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <ServiceField label={FIELDS.service} required {...form.getInputProps('service')} />
        <TextInput label={FIELDS.address} autoComplete="off" {...form.getInputProps('address')} />
      </SimpleGrid>
      <GrowingTextarea label={FIELDS.description} minRows={2} maxRows={8} {...form.getInputProps('description')} />
    </>
  );
}

function PriceFields({ form, templates, quote }: FieldsProps) {
  const { lines } = form.values;
  const contract = useContractLines(quote?.amends?.id);
  const totals = formTotals(form.values, templates, quote);
  const regime = getFormRegime(templates, quote);
  const isUntaxed = chargesNoTax(regime);
  const sayForCompany = useLabelWords();
  const isKnown = templates !== undefined;
  const asWritten = (text: string): string => text;
  // The company's words until the regime is known.
  const say = isUntaxed ? withoutTax : isKnown ? asWritten : sayForCompany;
  return (
    <>
      <LinesEditor
        lines={lines}
        templates={templates}
        regime={regime}
        contract={contract}
        error={form.errors.lines}
        onChange={(changed) => form.setFieldValue('lines', changed)}
      />
      {contract === 'failed' && <Alert color="red">{AMENDMENTS.form.loadError}</Alert>}
      {lines.length === 0 && !quote?.amends && (
        <TextInput
          label={say(FIELDS.montant)}
          {...(isKnown && regime === 'standard' && { description: FIELDS.montantHint })}
          required
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('montant')}
        />
      )}
      {totals && <LinesTotals totals={totals} isUntaxed={isUntaxed} />}
    </>
  );
}

function TermFields({ form, templates, quote }: FieldsProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        {!quote?.amends && <NativeSelect label={FIELDS.status} data={STATUSES} {...form.getInputProps('status')} />}
        <NativeSelect label={FIELDS.priority} data={PRIORITIES} {...form.getInputProps('priority')} />
        <TextInput type="date" label={FIELDS.deadline} {...form.getInputProps('deadline')} />
        <TextInput
          type="date"
          label={FIELDS.validUntil}
          {...(templates && { description: fill(FIELDS.validUntilHint, { days: templates.validity_days }) })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('validUntil')}
        />
      </SimpleGrid>
      <GrowingTextarea
        label={FIELDS.notes}
        description={FIELDS.notesHint}
        minRows={2}
        maxRows={8}
        {...form.getInputProps('notes')}
      />
    </>
  );
}

function ContractFields({ form, quote }: FieldsProps) {
  const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
  return (
    <>
      <SimpleGrid cols={SIDE_BY_SIDE} spacing="sm">
        {!quote?.amends && (
          <NativeSelect label={FIELDS.customerKind} data={KINDS} {...form.getInputProps('customerKind')} />
        )}
        <NativeSelect
          label={FIELDS.contractMode}
          description={TEXTS.modeHints[form.values.contractMode]}
          inputWrapperOrder={order}
          data={MODES}
          {...form.getInputProps('contractMode')}
        />
        <TextInput
          label={FIELDS.executionPeriod}
          description={FIELDS.executionPeriodHint}
          inputWrapperOrder={order}
          autoComplete="off"
          {...form.getInputProps('executionPeriod')}
        />
      </SimpleGrid>
      <SimpleGrid cols={SIDE_BY_SIDE} spacing="sm">
        {(['wasteQuantity', 'wasteCollection', 'wasteCost'] as const).map((name) => (
          <TextInput
            key={name}
            label={FIELDS[name]}
            description={FIELDS.wasteHint}
            inputWrapperOrder={order}
            autoComplete="off"
            {...form.getInputProps(name)}
          />
        ))}
      </SimpleGrid>
    </>
  );
}

/** Fields for customer, price, contract and validity. */
export function QuoteFields(props: FieldsProps) {
  return (
    <>
      {props.quote?.amends ? (
        <Text size="sm">{fill(AMENDMENTS.form.text, { name: getHeading(props.quote) })}</Text>
      ) : (
        <ClientFields {...props} />
      )}
      <PriceFields {...props} />
      <ContractFields {...props} />
      <TermFields {...props} />
    </>
  );
}
