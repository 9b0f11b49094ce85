import { useNavigate, useSearchParams } from 'react-router';
import { getOpened, type Opened } from '#src/ui/admin/list-address.ts';
import type { ListControls } from '#src/ui/admin/list-screen.tsx';
import type { Listed } from '#src/ui/admin/load-list.ts';
import { NoRows } from '#src/ui/admin/no-rows.tsx';
import { Pager } from '#src/ui/admin/pager.tsx';
import { useOpenedRecord } from '#src/ui/admin/use-opened-record.ts';
import { fetchPayment } from '../../payment-admin.client.ts';
import type { Payment, PaymentStatistics } from '../../payment-admin.contract.ts';
import { PAYMENT_ADMIN_TEXTS as TEXTS } from '../../payment-admin.texts.ts';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentGrid } from './payment-grid.tsx';
import { PAYMENTS_ADDRESS, type PaymentsState } from './payments-address.ts';
import { usePaymentActions } from './use-payment-actions.ts';

export interface PaymentRows {
  list: Listed<Payment>;
  statistics: PaymentStatistics;
}

interface PaymentsListProps {
  rows: { state: PaymentsState } & PaymentRows;
  controls: ListControls<PaymentsState>;
}

/** Shows the list, and the payment that opens over it. */
export function PaymentsList({ rows: { state, list }, controls }: PaymentsListProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const actions = usePaymentActions(controls.reload);
  const opened = getOpened(search);
  const id = opened?.kind === 'view' ? opened.id : null;
  const { record, refusal } = useOpenedRecord<Payment>({
    id,
    listed: list.items,
    fetchRecord: fetchPayment,
    missing: TEXTS.missing,
    failure: TEXTS.loadError,
  });
  const getHref = (over: Opened): string => PAYMENTS_ADDRESS.href(state, { page: state.page }, over);
  const close = (): void => void navigate(getHref(null), { replace: true, preventScrollReset: true });
  const commands = {
    getHref: (payment: Payment) => getHref({ kind: 'view', id: payment.id }),
    onStatus: (payment: Payment, status: Payment['status']) => void actions.setStatus(payment, status),
    onRemove: (payment: Payment) =>
      void actions.remove(payment).then((isDone) => {
        if (isDone && id !== null) close();
      }),
    isBusy: actions.isBusy,
  };
  return (
    <>
      {list.items.length === 0 ? (
        <NoRows title={TEXTS.empty} hint={TEXTS.emptyHint} address={PAYMENTS_ADDRESS} state={state} />
      ) : (
        <>
          <PaymentGrid payments={list.items} state={state} commands={commands} isLoading={controls.isLoading} />
          <Pager meta={list.meta} getHref={(page) => PAYMENTS_ADDRESS.href(state, { page })} />
        </>
      )}
      <PaymentDetails isOpen={id !== null} payment={record} refusal={refusal} commands={commands} onClose={close} />
    </>
  );
}
