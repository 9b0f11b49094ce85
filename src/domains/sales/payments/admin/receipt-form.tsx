import { Alert, Group, NativeSelect, Select, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { MEANS } from '#src/domains/sales/ledger/ledger.contract.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { exactEuros } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { RecordForm } from '#src/ui/admin/record-form.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { type RecordForm as RecordFormState, useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { ApiError } from '#src/ui/http/api-error.ts';
import { fetchTargets, recordReceipt } from '../payment-admin.client.ts';
import { PAYMENT_ADMIN_TEXTS } from '../payment-admin.texts.ts';
import { MEANS_CHOICES } from '../payment-status.texts.ts';
import { NewReceipt, type ReceiptTarget } from '../record-receipt.contract.ts';

const { receipt: TEXTS } = PAYMENT_ADMIN_TEXTS;
const PAUSE_MS = 250;

const OPTIONS = MEANS.map((value) => ({ value, label: MEANS_CHOICES[value] }));

/** Values of the form; `target` is the key of a document. */
type ReceiptValues = {
  target: string;
  amount: string;
  means: (typeof MEANS)[number];
  received_on: string;
  reference: string;
  bank: string;
  is_again: boolean;
};

const Schema = NewReceipt.omit({ quoteId: true, orderId: true, invoiceId: true }).extend({
  target: z.string().min(1, TEXTS.targetMissing),
});

/** Whether an equal receipt of the same day exists. */
const isKnownReceipt = (error: unknown): boolean => error instanceof ApiError && error.code === 'known_receipt';

function toKey({ quote_id, order_id, invoice_id }: ReceiptTarget): string {
  if (invoice_id !== null) return `invoiceId:${invoice_id}`;
  return quote_id === null ? `orderId:${order_id}` : `quoteId:${quote_id}`;
}

function toIds(key: string): Partial<Record<'quoteId' | 'orderId' | 'invoiceId', number>> {
  const [name = '', id] = key.split(':');
  return { [name]: Number(id) };
}

const cents = (amount: number): number => Math.round(amount * 100);

const toLabel = ({ number, client_name, due }: ReceiptTarget): string =>
  fill(TEXTS.targetLabel, { number, name: client_name, due: exactEuros(cents(due)) });

const typed = (amount: number): string => amount.toFixed(2).replace('.', ',');

/** Loads the document named by the address, and the documents that contain what is typed. */
function useTargets(form: RecordFormState<ReceiptValues>['form']) {
  const [address] = useSearchParams();
  const [targets, setTargets] = useState<ReceiptTarget[]>([]);
  const [failure, setFailure] = useState<string>();
  const attempt = async (load: () => Promise<void>): Promise<void> => {
    try {
      await load();
      setFailure(undefined);
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(TEXTS.targetsError, error));
    }
  };
  const choose = (target: ReceiptTarget | undefined): void => {
    form.setFieldValue('target', target === undefined ? '' : toKey(target));
    if (target !== undefined && target.due > 0) form.setFieldValue('amount', typed(target.due));
  };
  const loadFirst = useEffectEvent(() =>
    attempt(async () => {
      const ids = ['quoteId', 'orderId', 'invoiceId'].flatMap((name) => {
        const id = Number(address.get(name));
        return Number.isInteger(id) && id > 0 ? [[name, id]] : [];
      });
      const found = await fetchTargets(Object.fromEntries(ids));
      setTargets(found);
      if (ids.length > 0) choose(found[0]);
    }),
  );
  useEffect(() => void loadFirst(), []);
  const search = useDebouncedCallback(
    (text: string) => void attempt(async () => setTargets(await fetchTargets({ search: text }))),
    PAUSE_MS,
  );
  return { targets, failure, choose, search };
}

function Fields({ form }: Pick<RecordFormState<ReceiptValues>, 'form'>) {
  const { targets, failure, choose, search } = useTargets(form);
  // The field reports its empty text when it is shown: that list is being loaded already.
  const searched = useRef('');
  const { target: key, means, amount, is_again } = form.values;
  const target = targets.find((one) => toKey(one) === key);
  const surplus = target === undefined ? 0 : cents(Number(amount.replace(/\s/g, '').replace(',', '.')) - target.due);
  return (
    <>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <Select
        label={TEXTS.target}
        placeholder={TEXTS.targetHint}
        required
        searchable
        nothingFoundMessage={TEXTS.targetNone}
        data={targets.map((one) => ({ value: toKey(one), label: toLabel(one) }))}
        filter={({ options }) => options}
        value={key === '' ? null : key}
        onChange={(value) => choose(targets.find((one) => toKey(one) === value))}
        onSearchChange={(text) => {
          const isNew = text !== searched.current;
          searched.current = text;
          if (isNew && (target === undefined || text !== toLabel(target))) search(text);
        }}
        error={form.errors.target}
      />
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <TextInput
          label={TEXTS.amount}
          required
          inputMode="decimal"
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('amount')}
        />
        <NativeSelect label={TEXTS.means} required data={OPTIONS} {...form.getInputProps('means')} />
        <TextInput label={TEXTS.date} required type="date" {...form.getInputProps('received_on')} />
      </Group>
      {means !== 'cash' && (
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <TextInput label={TEXTS.references[means]} autoComplete="off" {...form.getInputProps('reference')} />
          {means === 'cheque' && <TextInput label={TEXTS.bank} autoComplete="off" {...form.getInputProps('bank')} />}
        </Group>
      )}
      {surplus > 0 && <Text size="sm">{fill(TEXTS.surplus, { amount: exactEuros(surplus) })}</Text>}
      {is_again && <Text size="sm">{TEXTS.again}</Text>}
    </>
  );
}

/** Records money received by cheque, transfer, cash or another means; Enter saves. */
export function ReceiptForm({ list }: { list: ResourceActs }) {
  const record = useRecordForm<ReceiptValues, unknown>({
    schema: Schema,
    reading: {
      values: {
        ...{ target: '', amount: '', means: 'transfer', received_on: parisDay(new Date()) },
        ...{ reference: '', bank: '', is_again: false },
      },
    },
    save: async ({ target, ...values }) => {
      try {
        return await recordReceipt({ ...values, ...toIds(target) });
      } catch (error) {
        // The next press says that this is another receipt.
        if (isKnownReceipt(error)) record.form.setFieldValue('is_again', true);
        throw error;
      }
    },
    onSaved: async () => {
      showSuccess(PAYMENT_ADMIN_TEXTS.recorded);
      list.close();
      await list.reload();
    },
    failure: TEXTS.failure,
  });
  return (
    <RecordForm
      record={record}
      onCancel={list.close}
      submitLabel={record.form.values.is_again ? TEXTS.saveAgain : TEXTS.save}
    >
      <Fields form={record.form} />
    </RecordForm>
  );
}
