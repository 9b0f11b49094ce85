import { Button, Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import { redirect } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { readToken } from '#src/ui/http/stored-session.ts';
import { fetchOrderInvoice } from '../order.client.ts';
import { ORDER_INVOICE_TEXTS as TEXTS } from '../order-invoice.texts.ts';
import type { Route } from './+types/order-print-page';
import { InvoiceSheet } from './invoice-sheet.tsx';
import classes from './order-print-page.module.css';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData === undefined ? TEXTS.title : fill(TEXTS.meta, { number: loaderData.number }) },
];

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (readToken() === null) throw redirect(href('/admin/login'));
  return fetchOrderInvoice(Number(params.id));
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

/** Shows the print window: the sheet alone, with the browser's print dialog open. */
export default function AdminOrderPrintPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    void document.fonts.ready.then(() => window.print());
  }, []);
  return (
    <main className={classes.page}>
      <Group className={classes.tools ?? ''} justify="flex-end" mb="md">
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {TEXTS.print}
        </Button>
      </Group>
      <InvoiceSheet invoice={loaderData} />
    </main>
  );
}

export const ErrorBoundary = ScreenError;
