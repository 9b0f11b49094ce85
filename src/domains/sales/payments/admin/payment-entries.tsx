import { Alert, Button, Group, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import {
  fetchEntries,
  fetchRefundNotices,
  reverseReceipt,
  reverseRefund,
  saveRefundNotice,
} from '../payment-admin.client.ts';
import type { Payment } from '../payment-admin.contract.ts';
import { PAYMENT_ADMIN_TEXTS } from '../payment-admin.texts.ts';
import { isReceived } from '../receipt.rules.ts';
import type { PaymentEntry, RefundNotice } from '../record-receipt.contract.ts';

const { entries: TEXTS } = PAYMENT_ADMIN_TEXTS;

/** Shows what the ledger holds about a payment, and the notices of what was given back. */
export function PaymentEntries({ payment: { id }, list }: { payment: Payment; list: ResourceActs }) {
  const [entries, setEntries] = useState<PaymentEntry[]>([]);
  const [notices, setNotices] = useState<RefundNotice[]>([]);
  const [failure, setFailure] = useState<string>();
  const load = useEffectEvent(async () => {
    try {
      const loaded = await fetchEntries(id);
      setEntries(loaded);
      if (loaded.some(({ amount }) => amount < 0)) setNotices(await fetchRefundNotices(id));
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(TEXTS.loadError, error));
    }
  });
  useEffect(() => void load(), []);
  if (failure !== undefined) {
    return (
      <Alert color="red" role="alert">
        {failure}
      </Alert>
    );
  }
  if (entries.length === 0) return null;
  return (
    <Stack component="section" gap={4}>
      <Title order={3} fz="sm">
        {TEXTS.title}
      </Title>
      <Table aria-label={TEXTS.title} fz="sm" verticalSpacing={4}>
        <Table.Tbody>
          {entries.map((entry) => (
            <Table.Tr key={entry.id}>
              <Table.Td>
                {entry.kind_text}
                <Text size="xs" c="dimmed">
                  {[formatDateTime(entry.at), entry.reason].filter(Boolean).join('\u00A0· ')}
                </Text>
              </Table.Td>
              <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                {formatAmount(entry.amount, 'document')}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {notices.map((notice) => (
        <Button
          key={notice.id}
          variant="subtle"
          size="sm"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void list.attempt(() => saveRefundNotice(id, notice), TEXTS.noticeError)}
        >
          {fill(TEXTS.notice, { number: notice.number })}
        </Button>
      ))}
    </Stack>
  );
}

interface CancelFormProps {
  list: ResourceActs;
  label: string;
  hint: string;
  failure: string;
  done: string;
  cancel: (reason: string) => Promise<unknown>;
}

/** Opens the form that asks for the reason of a counter-entry. */
function CancelForm({ list, label, hint, failure, done, cancel }: CancelFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await list.run({ act: () => cancel(reason), failure, done })) list.close();
  };
  return (
    <Changing>
      {isOpen ? (
        <form onSubmit={(event) => void submit(event)}>
          <Group align="flex-end">
            <TextInput
              flex={1}
              miw={200}
              label={TEXTS.reason}
              description={hint}
              required
              data-autofocus
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
            <Button type="submit" color="red" disabled={reason.trim() === ''} loading={list.isBusy}>
              {TEXTS.reverseConfirm}
            </Button>
          </Group>
        </form>
      ) : (
        <Group justify="flex-end">
          <Button variant="light" color="red" onClick={() => setOpen(true)}>
            {label}
          </Button>
        </Group>
      )}
    </Changing>
  );
}

/** Cancels a receipt of the office, or the last refund of it, by a counter-entry. */
export function ReceiptReversal({ payment, list }: { payment: Payment; list: ResourceActs }) {
  const { id, refunded } = payment;
  return (
    <>
      {refunded > 0 && (
        <CancelForm
          list={list}
          label={TEXTS.reverseRefund}
          hint={TEXTS.refundReasonHint}
          failure={TEXTS.reverseRefundError}
          done={PAYMENT_ADMIN_TEXTS.refundReversed}
          cancel={(reason) => reverseRefund({ id, reason, refunded })}
        />
      )}
      {isReceived(payment) && (
        <CancelForm
          list={list}
          label={TEXTS.reverse}
          hint={TEXTS.reasonHint}
          failure={TEXTS.reverseError}
          done={PAYMENT_ADMIN_TEXTS.reversed}
          cancel={(reason) => reverseReceipt(id, reason)}
        />
      )}
    </>
  );
}
