import type { Charge, QuotePrice } from '#src/domains/sales/pricing/price.contract.ts';
import { toLegalIdentity } from '#src/domains/settings/legal-identity.rules.ts';
import { statusLine } from '#src/domains/settings/legal-identity.views.ts';
import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import { getLayout, getTotalText } from '#src/kernel/document-parts.ts';
import { ofName } from '#src/kernel/french-names.ts';
import { rateText } from '#src/kernel/money.ts';
import type { ContractTerms, PricedDocument } from '#src/kernel/priced-document.ts';
import { documentNumber } from '#src/kernel/quote-number.ts';
import { fill, toExcerpt } from '#src/kernel/text.ts';
import { amendmentNotes, contractFact, getNames, toLineParts } from './quote-amendment.document.server.ts';
import { QUOTE_AMENDMENT_TEXTS } from './quote-amendment.texts.ts';
import { isCertified } from './quote-document.rules.ts';
import { QUOTE_DOCUMENT_TEXTS as texts } from './quote-document.texts.ts';
import type { QuoteRecord } from './quote-record.contract.ts';
import { statedPrices } from './stated-prices.views.ts';

type Note = PricedDocument['notes'][number];

/** Maximum length of the customer's text on the devis. */
const DESCRIPTION_SHOWN = 600;

const dayText = (day: string): string => formatLongDate(`${day}T12:00:00Z`);
const filled = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');

function companyLines(settings: Settings): string[] {
  const legalIdentity = toLegalIdentity(settings);
  const { seat, siret, vatNumber, phone, email } = legalIdentity;
  return filled([
    statusLine(legalIdentity),
    seat,
    siret && fill(texts.siret, { siret }),
    vatNumber && fill(texts.vatNumber, { number: vatNumber }),
    [phone, email].filter(Boolean).join(' · '),
  ]);
}

function validityNote(quote: QuoteRecord, settings: Settings, price: QuotePrice): Note {
  const { until, title } = texts.validity;
  return {
    title,
    paragraphs: [
      ...(quote.valid_until === null ? [] : [fill(until, { date: dayText(quote.valid_until) })]),
      ...statedPrices(settings, price),
    ],
  };
}

function paymentNote(
  { deposit: { percent, cents }, vat_note }: QuotePrice,
  { mode, customer }: ContractTerms,
  { quotes }: Settings,
): Note {
  const deposit = fill(texts.payment.deposit, { percent, amount: getTotalText(cents, { vat_note }) });
  return {
    title: texts.payment.title,
    paragraphs: filled([
      percent === 0 ? texts.payment.whole : deposit,
      ...quotes.terms.split('\n'),
      customer === 'consumer' && mode === 'home' ? texts.home : '',
      customer === 'professional' ? texts.professional : '',
    ]),
  };
}

function insuranceNote(settings: Settings): Note {
  const { insurer, insurancePolicy, insuranceCover } = toLegalIdentity(settings);
  const { title, insurer: by, policy, cover, guarantees } = texts.insurance;
  const insured = [
    insurer && fill(by, { insurer }),
    insurancePolicy && fill(policy, { policy: insurancePolicy }),
    insuranceCover && fill(cover, { cover: insuranceCover }),
  ];
  return { title, paragraphs: filled([insured.filter(Boolean).join(' '), guarantees]) };
}

function wasteNote(quote: QuoteRecord, { quotes }: Settings): Note {
  const { title, quantity, sorting, collection, cost } = texts.waste;
  const message: [string, string][] = [
    [quantity, quote.waste_quantity || quotes.waste_quantity],
    [sorting, quotes.waste_sorting],
    [collection, quote.waste_collection || quotes.waste_collection],
    [cost, quote.waste_cost || quotes.waste_cost],
  ];
  return {
    title,
    paragraphs: message.filter(([, text]) => text !== '').map(([sentence, text]) => fill(sentence, { text })),
  };
}

/** Returns the note on reduced rates: they require the customer's certificate before the invoice. */
function certificateNote(rates: readonly number[]): Note {
  const { title, dwelling, reduced, keep } = texts.certificate;
  const certified = rates.filter(isCertified);
  if (certified.length === 0) return { title, paragraphs: [] };
  const statement = fill(dwelling, { rates: certified.map(rateText).join(' et ') });
  return { title, paragraphs: [statement, ...(certified.includes(5.5) ? [reduced] : []), keep] };
}

/** Returns the right of withdrawal with the model form of C. conso R221-1, or why there is none. */
function withdrawalNotes(
  quote: QuoteRecord,
  { mode, customer, settings }: ContractTerms & Pick<Writing, 'settings'>,
): Note[] {
  if (customer === 'professional') return [];
  const { legalName, seat, email } = toLegalIdentity(settings);
  const { title, right, formTitle, form } = texts.withdrawal;
  if (mode === 'office' || mode === 'urgent_repair') return [{ title, paragraphs: [texts.noWithdrawal[mode]] }];
  const names = getNames(quote);
  const values = { of_company: ofName(legalName), address: seat, email, service: quote.service_type, ...names };
  return [
    { title, paragraphs: [fill(right, names)] },
    { title: formTitle, paragraphs: form.map((line) => fill(line, values)) },
  ];
}

interface Writing {
  settings: Settings;
  /** Of an amendment: the contract without it. */
  contract?: Charge | undefined;
  /** Civil day printed on the document. */
  day: string;
}

/** Builds the devis of a quote at a given price. */
export function quoteDocument(quote: QuoteRecord, price: QuotePrice, writing: Writing): PricedDocument {
  const { settings, day } = writing;
  const legalIdentity = toLegalIdentity(settings);
  const number = documentNumber(quote);
  const { totals, vat_note, deposit } = price;
  const name = legalIdentity.legalName || settings.general.site_name;
  const company = companyLines(settings);
  const contract = { mode: quote.contract_mode, customer: quote.customer_kind };
  const { signatures } = texts;
  const notes: Note[] = [
    ...(quote.amends_id === null
      ? [validityNote(quote, settings, price), paymentNote(price, contract, settings)]
      : amendmentNotes(quote)),
    insuranceNote(settings),
    wasteNote(quote, settings),
    certificateNote(totals.vat.map(({ rate }) => rate)),
    { title: texts.rge.title, paragraphs: filled([settings.quotes.rge]) },
    {
      title: texts.mediator.title,
      paragraphs:
        legalIdentity.mediator === '' || contract.customer === 'professional'
          ? []
          : [fill(texts.mediator.text, { mediator: legalIdentity.mediator })],
    },
    ...withdrawalNotes(quote, { ...contract, settings }),
  ];
  return {
    title: quote.amends_id === null ? texts.title : QUOTE_AMENDMENT_TEXTS.document.title,
    number,
    subject: quote.service_type,
    facts: [
      { label: texts.date, value: dayText(day) },
      ...(quote.amends_id === null ? [] : [contractFact(quote.amends_id)]),
      ...(quote.valid_until === null ? [] : [{ label: texts.validUntil, value: dayText(quote.valid_until) }]),
      ...(quote.execution_period === '' ? [] : [{ label: texts.execution, value: quote.execution_period }]),
    ],
    issuer: { title: '', name, lines: company },
    parties: [
      { title: texts.customer, name: quote.name, lines: filled([quote.address, quote.phone, quote.email]) },
      { title: texts.place, name: '', lines: filled(quote.address.split('\n')) },
    ],
    introduction: filled([
      quote.description && fill(texts.request, { description: toExcerpt(quote.description, DESCRIPTION_SHOWN) }),
      ...quote.admin_notes.split('\n'),
    ]),
    ...toLineParts(quote, price, writing),
    totals,
    vat_note,
    settled: [],
    due: null,
    deposit,
    notes: notes.filter(({ paragraphs }) => paragraphs.length > 0),
    footer: [`${name} – ${company.join(' – ')}`],
    contract,
    signatures: [
      { title: signatures.company, name, lines: [signatures.companyLines] },
      { title: signatures.customer, name: quote.name, lines: [signatures.customerLines] },
    ],
    ...getLayout(price),
  };
}
