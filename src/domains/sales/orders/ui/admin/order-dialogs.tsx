import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import type { Opened } from '#src/ui/admin/list-address.ts';
import { RecordState } from '#src/ui/admin/record-state.tsx';
import { useOpenedRecord } from '#src/ui/admin/use-opened-record.ts';
import { fetchOrder } from '../../order.client.ts';
import type { Order } from '../../order.contract.ts';
import { ORDER_ADMIN_TEXTS as TEXTS } from '../../order-admin.texts.ts';
import { getInvoiceNumber } from '../../order-invoice.rules.ts';
import { type DetailCommands, OrderDetails } from './order-details.tsx';
import { OrderForm } from './order-form.tsx';

interface OrderDialogsProps extends DetailCommands {
  opened: Opened;
  listed: readonly Order[];
  onClose: () => void;
  onSaved: () => Promise<void>;
}

function getTitle(opened: Opened): string | null {
  if (opened === null) return null;
  if (opened.kind === 'new') return TEXTS.addTitle;
  return opened.kind === 'edit' ? TEXTS.editTitle : fill(TEXTS.details, { number: getInvoiceNumber(opened.id) });
}

/** Shows the dialog that the URL opens over the list: an order, its form, or an empty form. */
export function OrderDialogs({ opened, listed, onClose, onSaved, ...commands }: OrderDialogsProps) {
  const id = opened === null || opened.kind === 'new' ? null : opened.id;
  const { record: order, refusal } = useOpenedRecord({
    id,
    listed,
    fetchRecord: fetchOrder,
    missing: TEXTS.missing,
    failure: TEXTS.loadError,
  });
  return (
    <Dialog
      isOpen={opened !== null}
      onClose={onClose}
      title={getTitle(opened)}
      size="lg"
      closesOutside={opened?.kind === 'view'}
    >
      {id !== null && <RecordState record={order} refusal={refusal} />}
      {opened?.kind === 'new' && <OrderForm order={null} onClose={onClose} onSaved={onSaved} />}
      {opened?.kind === 'edit' && order && (
        <OrderForm key={order.id} order={order} onClose={onClose} onSaved={onSaved} />
      )}
      {opened?.kind === 'view' && order && <OrderDetails order={order} {...commands} />}
    </Dialog>
  );
}
