import { Anchor, Box, Button, Group, Text } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { getInvoiceNumber } from '#src/domains/sales/orders/order-invoice.rules.ts';
import { fill } from '#src/kernel/text.ts';
import { ConfirmAct } from '#src/ui/admin/confirm-act.tsx';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { FailureBanner } from '#src/ui/admin/failure-banner.tsx';
import { getOpened } from '#src/ui/admin/list-address.ts';
import type { ListControls } from '#src/ui/admin/list-screen.tsx';
import type { Listed } from '#src/ui/admin/load-list.ts';
import { NoRows } from '#src/ui/admin/no-rows.tsx';
import { Pager } from '#src/ui/admin/pager.tsx';
import { RecordState } from '#src/ui/admin/record-state.tsx';
import { useOpenedRecord } from '#src/ui/admin/use-opened-record.ts';
import { fetchInvoice } from '../../invoice.client.ts';
import type { Invoice, InvoiceDetail, InvoiceStatistics } from '../../invoice.contract.ts';
import { INVOICE_TEXTS } from '../../invoice.texts.ts';
import { INVOICE_ADMIN_TEXTS as TEXTS } from '../../invoice-admin.texts.ts';
import type { InvoiceCommands } from './invoice-acts.tsx';
import { InvoiceDetails } from './invoice-details.tsx';
import { InvoiceGrid } from './invoice-grid.tsx';
import { INVOICES_ADDRESS, type InvoicesState } from './invoices-address.ts';
import { type AskedAct, useInvoiceActions } from './use-invoice-actions.ts';

export interface InvoiceRows {
  list: Listed<Invoice>;
  statistics: InvoiceStatistics;
}

interface InvoicesListProps {
  rows: { state: InvoicesState } & InvoiceRows;
  controls: ListControls<InvoicesState>;
}

/** Rows do not contain their documents: an opened one is always fetched. */
const NONE: readonly InvoiceDetail[] = [];

function OpenedInvoice({
  id,
  onClose,
  commands,
}: {
  id: number | null;
  onClose: () => void;
  commands: InvoiceCommands;
}) {
  const { record, refusal } = useOpenedRecord<InvoiceDetail>({
    id,
    listed: NONE,
    fetchRecord: fetchInvoice,
    missing: TEXTS.missing,
    failure: TEXTS.loadError,
  });
  const title = record && `${INVOICE_TEXTS.kinds[record.kind]} ${record.number}`;
  return (
    <Dialog isOpen={id !== null} onClose={onClose} title={title ?? TEXTS.title} size="lg">
      <RecordState record={record} refusal={refusal} />
      {record && <InvoiceDetails invoice={record} commands={commands} />}
    </Dialog>
  );
}

function toWords(asked: AskedAct): { question: string | null; consequence: string; confirm: string } {
  if (asked === null) return { question: null, consequence: '', confirm: '' };
  const { number, client_email: email } = asked.invoice;
  return asked.kind === 'credit'
    ? {
        question: fill(TEXTS.creditQuestion, { number }),
        consequence: TEXTS.creditText,
        confirm: TEXTS.creditConfirm,
      }
    : { question: fill(TEXTS.sendQuestion, { number, email }), consequence: TEXTS.sendText, confirm: TEXTS.short.send };
}

function OrderNotice({ orderId }: { orderId: string }) {
  return (
    <Group mb="sm" gap="sm">
      <Text size="sm" fw={600}>
        {fill(TEXTS.ofOrder, { number: getInvoiceNumber(Number(orderId)) })}
      </Text>
      <Anchor component={Link} to="?" size="sm">
        {TEXTS.allOrders}
      </Anchor>
    </Group>
  );
}

/** Shows the list, what opens over it, and the confirmation dialog. */
export function InvoicesList({ rows: { state, list }, controls }: InvoicesListProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const actions = useInvoiceActions(controls.reload);
  const opened = getOpened(search);
  const getHref = (id: number | null): string =>
    INVOICES_ADDRESS.href(state, { page: state.page }, id === null ? null : { kind: 'view', id });
  const close = (): void => void navigate(getHref(null), { replace: true, preventScrollReset: true });
  const ask = (kind: 'credit' | 'send') => (invoice: Invoice) => {
    if (opened !== null) close();
    actions.ask({ kind, invoice });
  };
  const commands: InvoiceCommands = {
    getHref: ({ id }) => getHref(id),
    onPdf: (invoice) => void actions.savePdf(invoice),
    onSend: ask('send'),
    onCredit: ask('credit'),
    isBusy: actions.isBusy,
  };
  return (
    <Box>
      <FailureBanner failure={actions.failure} onClose={actions.dismiss} />
      {state.order_id !== undefined && <OrderNotice orderId={state.order_id} />}
      {list.items.length === 0 ? (
        <NoRows title={TEXTS.empty} hint={TEXTS.emptyHint} address={INVOICES_ADDRESS} state={state}>
          <Button component={Link} to="/admin/orders" mt="xs">
            {TEXTS.toOrders}
          </Button>
        </NoRows>
      ) : (
        <>
          <InvoiceGrid invoices={list.items} state={state} commands={commands} isLoading={controls.isLoading} />
          <Pager meta={list.meta} getHref={(page) => INVOICES_ADDRESS.href(state, { page })} />
        </>
      )}
      <OpenedInvoice id={opened?.kind === 'view' ? opened.id : null} onClose={close} commands={commands} />
      <ConfirmAct
        {...toWords(actions.asked)}
        isBusy={actions.isBusy}
        onCancel={() => actions.ask(null)}
        onConfirm={() => void actions.confirm()}
      />
    </Box>
  );
}
