import { Alert, Group, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { parisDay } from '#src/kernel/dates.ts';
import { CUSTOMER_KINDS } from '#src/kernel/priced-document.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { useLabelWords } from '#src/ui/admin/label-words.ts';
import { PersonPicker } from '#src/ui/admin/pickers/person-picker.tsx';
import { ServiceField } from '#src/ui/admin/pickers/service-field.tsx';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { type RecordForm as RecordFormState, useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { addOrder, changeOrder, fetchOrder } from '../order.client.ts';
import { ORDER_PRIORITIES, ORDER_STATUSES, type Order } from '../order.contract.ts';
import { hasQuoteLines, tomorrowAfter } from '../order.rules.ts';
import { ORDER_TEXTS } from '../order.texts.ts';
import { ORDER_ADMIN_TEXTS as TEXTS } from '../order-admin.texts.ts';
import { getValues, newValues, type OrderValues, orderFormSchema, sentenceFor, toChange } from '../order-form.views.ts';

const PRIORITIES = ORDER_PRIORITIES.map((value) => ({ value, label: ADMIN_TEXTS.priorities[value] }));

const KINDS = CUSTOMER_KINDS.map((value) => ({ value, label: TEXTS.kinds[value] }));

/** Returns the form's statuses: the first four; a cancelled order may stay cancelled. */
const getStatuses = (order: Order | null) =>
  ORDER_STATUSES.filter((status) => status !== 'annulé' || order?.status === 'annulé').map((value) => ({
    value,
    label: ORDER_TEXTS.statuses[value],
  }));

interface OrderFormProps {
  /** Null for a new order. */
  record: Order | null;
  list: ResourceActs;
}

function useOrderForm({ record: order, list }: OrderFormProps, today: string): RecordFormState<OrderValues> {
  return useRecordForm<OrderValues, Order>({
    schema: orderFormSchema(order, today),
    reading: {
      values: order === null ? newValues(today, tomorrowAfter(new Date())) : getValues(order, today),
      version: order?.updated_at,
    },
    draftKey: `orders:${order?.id ?? 'new'}`,
    save: (values, version) =>
      order === null ? addOrder(toChange(values)) : changeOrder(order.id, { ...toChange(values), updated_at: version }),
    reread: async () => {
      const theirs = await fetchOrder(order?.id ?? 0);
      return { values: getValues(theirs, today), version: theirs.updated_at };
    },
    onSaved: async () => {
      showSuccess(order === null ? TEXTS.added : TEXTS.changed);
      list.close();
      await list.reload();
    },
    failure: order === null ? TEXTS.addError : TEXTS.changeError,
  });
}

function Fields({
  form,
  order,
  today,
}: Pick<RecordFormState<OrderValues>, 'form'> & { order: Order | null; today: string }) {
  const { fields } = TEXTS;
  const say = useLabelWords();
  const hasLines = order !== null && hasQuoteLines(order);
  const field = (name: keyof OrderValues) => ({
    label: say(fields[name]),
    required: true,
    ...form.getInputProps(name),
  });
  const sentence = Object.keys(form.errors).length > 0 ? sentenceFor(form.values, order, today) : undefined;
  return (
    <>
      {sentence && (
        <Alert color="red" role="alert">
          {sentence}
        </Alert>
      )}
      {order === null && (
        <PersonPicker
          onPick={({ name, email, phone, address }) =>
            form.setValues({ client_name: name, client_email: email, client_phone: phone, address })
          }
          onOther={() => form.getInputNode('client_name')?.focus()}
        />
      )}
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <TextInput {...field('client_name')} data-autofocus autoComplete="off" />
        <TextInput {...field('client_phone')} type="tel" autoComplete="off" />
      </Group>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <TextInput {...field('client_email')} type="email" autoComplete="off" />
        <NativeSelect
          {...field('customer_kind')}
          required={false}
          data={KINDS}
          disabled={order !== null && order.quote_id !== null}
          description={order === null || order.quote_id === null ? TEXTS.kindHint : TEXTS.kindOfQuote}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </Group>
      <TextInput {...field('address')} autoComplete="off" />
      <ServiceField {...field('service')} />
      <Textarea {...field('description')} autosize minRows={3} maxRows={10} />
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <TextInput
          {...field('budget')}
          inputMode="decimal"
          readOnly={hasLines}
          description={hasLines ? TEXTS.budgetOfLines : say(TEXTS.budgetHint)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <TextInput {...field('deadline')} type="date" />
      </Group>
      <TextInput {...field('estimatedDuration')} required={false} placeholder={TEXTS.durationExample} />
      <Group grow align="flex-start">
        <NativeSelect {...field('priority')} required={false} data={PRIORITIES} />
        <NativeSelect {...field('status')} required={false} data={getStatuses(order)} />
      </Group>
      {form.values.status === 'terminé' && (
        <TextInput
          {...field('service_date')}
          required={order?.status !== 'terminé'}
          type="date"
          description={TEXTS.completion.hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          max={today}
        />
      )}
    </>
  );
}

/** Adds or changes an order; errors are shown with the required messages at the top and under their fields. */
export function OrderForm(props: OrderFormProps) {
  const { record: order, list } = props;
  const today = parisDay(new Date());
  const record = useOrderForm(props, today);
  const { client_name, service } = record.form.values;
  return (
    <RecordForm record={record} onCancel={list.close} isDisabled={client_name.trim() === '' || service.trim() === ''}>
      <Fields form={record.form} order={order} today={today} />
    </RecordForm>
  );
}
