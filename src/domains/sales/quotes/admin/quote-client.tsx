import { Anchor } from '@mantine/core';
import { ContactCardLink } from '#src/ui/admin/contact-card-link.tsx';
import type { AdminQuote } from '../quote-admin.contract.ts';

type Contact = Pick<AdminQuote, 'clientName' | 'clientEmail' | 'clientPhone' | 'address'>;

/** Shows how to reach the customer of a quote. */
export function QuoteClient({ clientName, clientEmail, clientPhone, address }: Contact) {
  return (
    <>
      {clientName}
      {clientEmail && (
        <>
          <br />
          <Anchor href={`mailto:${clientEmail}`}>{clientEmail}</Anchor>
        </>
      )}
      {clientPhone && (
        <>
          <br />
          <Anchor href={`tel:${clientPhone.replace(/[^+\d]/g, '')}`}>{clientPhone}</Anchor>
        </>
      )}
      <br />
      <ContactCardLink person={{ name: clientName, email: clientEmail, phone: clientPhone, address }} />
    </>
  );
}
