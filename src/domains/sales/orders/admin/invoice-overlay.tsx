import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchOrderInvoice } from '../order.client.ts';
import type { Order } from '../order.contract.ts';
import type { PrintableInvoice } from '../order-invoice.contract.ts';
import { ORDER_INVOICE_TEXTS as TEXTS } from '../order-invoice.texts.ts';
import { getInvoiceNumber } from '../order-invoice.views.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';

interface OverlayProps {
  /** Order whose invoice is shown; null closes it. */
  order: Order | null;
  onClose: () => void;
}

/** Opens a window of its own with only the sheet. */
const openPrintWindow = (orderId: number): boolean =>
  window.open(href('/admin/orders/:id/facture', { id: orderId }), '_blank', 'popup,width=900,height=1100') !== null;

function Content({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const [invoice, setInvoice] = useState<PrintableInvoice>();
  const [failure, setFailure] = useState<string>();
  const load = useEffectEvent(async () => {
    try {
      setInvoice(await fetchOrderInvoice(orderId));
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(TEXTS.loadError, error));
    }
  });
  useEffect(() => void load(), []);
  return (
    <Stack>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      {invoice === undefined && failure === undefined && <LoadingState label={TEXTS.loading} />}
      {invoice && <InvoiceSheet invoice={invoice} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {TEXTS.close}
        </Button>
        <Button
          leftSection={<IconPrinter size={18} aria-hidden />}
          title={TEXTS.printHint}
          disabled={invoice === undefined}
          onClick={() => {
            if (!openPrintWindow(orderId)) setFailure(TEXTS.popup);
          }}
        >
          {TEXTS.print}
        </Button>
      </Group>
    </Stack>
  );
}

/** Shows the printable invoice over the list of orders. */
export function InvoiceOverlay({ order, onClose }: OverlayProps) {
  return (
    <Dialog
      isOpen={order !== null}
      onClose={onClose}
      title={order && fill(TEXTS.meta, { number: getInvoiceNumber(order.id) })}
      size="wide"
    >
      {order && <Content orderId={order.id} onClose={onClose} />}
    </Dialog>
  );
}
