import type { SiteProfile } from '#src/domains/settings/setting.contract.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import { getTotalText } from '#src/kernel/document-parts.ts';
import { href } from '#src/kernel/href.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { emailContent } from '#src/platform/mail/email-layout.server.ts';
import { sendMail } from '#src/platform/mail/mail.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { INVOICE_FILE, type InvoiceDetail } from './invoice.contract.ts';
import { INVOICE_TEXTS } from './invoice.texts.ts';

const { message: texts, kinds } = INVOICE_TEXTS;

interface Sent {
  token: string;
  company: Pick<SiteProfile, 'name' | 'email' | 'phone'>;
  isAutomatic: boolean;
}

/** Sends the customer one document and the link to it; anyone who has the email can open the document. */
export async function sendInvoiceEmail(invoice: InvoiceDetail, { token, company, isAutomatic }: Sent): Promise<void> {
  const { client_name: name, kind, number, due } = invoice;
  const gross = Math.round(Math.abs(invoice.gross) * 100);
  const parts = emailContent({
    title: `${kinds[invoice.kind]} ${number}`,
    paragraphs: [
      fill(texts.hello, { name }),
      ...(invoice.is_demo ? [texts.demo] : []),
      fill(texts.text[kind], {
        number,
        date: formatLongDate(invoice.issued_on),
        amount: getTotalText(gross, invoice.document),
      }),
      ...(due > 0
        ? [fill(texts.due, { due: formatAmount(due, 'document'), date: formatLongDate(invoice.due_on) })]
        : []),
    ],
    action: { label: texts.button, url: publicLink(href('/facture', { token })) },
    footer: fill(texts.footer, { company: company.name, phone: company.phone }),
  });
  await sendMail({
    to: invoice.client_email,
    ...(company.email !== '' && { replyTo: company.email }),
    subject: fill(invoice.is_demo ? texts.demoSubject : texts.subject, {
      company: company.name,
      kind: kinds[invoice.kind].toLowerCase(),
      number,
    }),
    automatic: isAutomatic,
    files: [{ source: INVOICE_FILE, id: invoice.id }],
    ...parts,
  });
}
