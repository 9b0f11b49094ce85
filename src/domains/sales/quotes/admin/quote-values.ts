import { z } from 'zod';
import { toCharge } from '#src/domains/sales/pricing/charge.rules.ts';
import { SentLine } from '#src/domains/sales/pricing/sent-line.contract.ts';
import { AMOUNT_MAX, Euros, type PricedLine, toLineView } from '#src/kernel/priced-lines.ts';
import { isUntaxed, type VatRegime } from '#src/kernel/vat-regime.ts';
import { type AdminQuote, NewQuote, type TotalsView } from '../quote-admin.contract.ts';
import { toTotalsView } from '../quote-admin.views.ts';
import type { QuoteTemplates, TemplateLine } from '../quote-template.contract.ts';
import { formatNumber, formatTyped, formatTypedPrice } from './quote-words.ts';

/** Line as typed in the form. */
export interface LineValues {
  /** Identifies the line while the form is open. */
  key: string;
  label: string;
  quantity: string;
  unit: string;
  unit_price: string;
  vat_rate: string;
  /** Whether an amendment takes the line out of its contract. */
  removed?: boolean;
}

export type QuoteValues = Pick<
  AdminQuote,
  'clientName' | 'clientEmail' | 'clientPhone' | 'service' | 'description' | 'address' | 'notes' | 'status' | 'priority'
> &
  Pick<
    AdminQuote,
    'contractMode' | 'customerKind' | 'executionPeriod' | 'wasteQuantity' | 'wasteCollection' | 'wasteCost'
  > & { montant: string; deadline: string; validUntil: string; lines: LineValues[] };

const newKey = (): string => Math.random().toString(36).slice(2);

export const emptyLine = (rate: number): LineValues => ({
  key: newKey(),
  label: '',
  quantity: '1',
  unit: '',
  unit_price: '',
  vat_rate: String(rate),
});

export const lineOfTemplate = ({ label, unit, unit_price, vat_rate }: TemplateLine): LineValues => ({
  ...emptyLine(vat_rate),
  label,
  unit,
  unit_price: unit_price === null ? '' : formatTypedPrice(unit_price),
});

export const NEW_VALUES: QuoteValues = {
  clientName: '',
  clientEmail: '',
  clientPhone: '',
  service: '',
  description: '',
  address: '',
  notes: '',
  status: 'pending',
  priority: 'normal',
  montant: '',
  deadline: '',
  validUntil: '',
  contractMode: 'distance',
  customerKind: 'consumer',
  executionPeriod: '',
  wasteQuantity: '',
  wasteCollection: '',
  wasteCost: '',
  lines: [],
};

export const toReading = (quote: AdminQuote): { values: QuoteValues; version: string } => ({
  version: quote.updated_at,
  values: {
    clientName: quote.clientName,
    clientEmail: quote.clientEmail,
    clientPhone: quote.clientPhone,
    service: quote.service,
    description: quote.description,
    address: quote.address,
    notes: quote.notes,
    status: quote.status,
    priority: quote.priority,
    montant: quote.montant === null ? '' : formatTyped(quote.montant),
    deadline: quote.deadline ?? '',
    validUntil: quote.validUntil ?? '',
    contractMode: quote.contractMode,
    customerKind: quote.customerKind,
    executionPeriod: quote.executionPeriod,
    wasteQuantity: quote.wasteQuantity,
    wasteCollection: quote.wasteCollection,
    wasteCost: quote.wasteCost,
    lines: quote.lines.map((line, place) => ({
      key: `stored-${place}`,
      label: line.label,
      quantity: formatNumber(Math.abs(line.quantity)),
      unit: line.unit,
      unit_price: formatTypedPrice(line.unit_price),
      vat_rate: String(line.vat_rate),
      ...(line.quantity < 0 && { removed: true }),
    })),
  },
});

/** Returns whether a line is empty. */
const isBlank = ({ label, unit_price }: LineValues): boolean => label.trim() === '' && unit_price.trim() === '';

/** Returns the values to send: lines with content, and a free amount only without lines. */
export function getSent({ lines, montant, ...values }: QuoteValues) {
  const filled = lines.filter((line) => !isBlank(line)).map(({ key: _, ...line }) => line);
  return { ...values, lines: filled, montant: filled.length > 0 ? null : montant };
}

/** The contract's schema, applied to the values to be sent. */
export const QuoteFormShape = z
  .custom<QuoteValues>()
  .transform((values): z.input<typeof NewQuote> => getSent(values))
  .pipe(NewQuote);

/** Returns the names of a line's invalid fields. */
export function wrongParts(line: LineValues): readonly string[] {
  const parsed = SentLine.safeParse(line);
  return parsed.success || isBlank(line) ? [] : parsed.error.issues.map(({ path }) => String(path[0]));
}

const pricedLine = (line: LineValues): PricedLine[] => {
  const parsed = SentLine.safeParse({ ...line, label: line.label.trim() || '–' });
  return parsed.success ? [parsed.data] : [];
};

export const lineNet = (line: LineValues): number | undefined => pricedLine(line).map(toLineView)[0]?.net;

type TypedPrice = Pick<QuoteValues, 'lines' | 'montant'>;

/** Returns the totals of the typed values under a VAT regime; undefined while there is no price. */
export function liveTotals({ lines, montant }: TypedPrice, regime: VatRegime = 'standard'): TotalsView | null {
  const priced = lines.filter((line) => !isBlank(line)).flatMap(pricedLine);
  if (lines.length > 0 && priced.length === 0) return null;
  const amount = Euros(0, AMOUNT_MAX).safeParse(montant);
  if (lines.length === 0 && !amount.success) return null;
  return toTotalsView(toCharge({ label: '', lines: priced, net_cents: amount.data ?? 0 }, regime).totals);
}

const writtenPrice = ({ lines, montant }: TypedPrice): string =>
  JSON.stringify([montant, lines.map(({ key: _, ...line }) => line)]);

/** Returns the regime of the typed price: the company's, or for an amendment that of its contract. */
export function getFormRegime(templates: Templates, stored?: Pick<AdminQuote, 'vatNote' | 'amends'>): VatRegime {
  const today = templates?.vat_regime ?? 'standard';
  if (!stored?.amends) return today;
  if (stored.vatNote !== '') return 'exempt';
  return isUntaxed(today) ? 'standard' : today;
}

/** Returns the totals to show: the server's while the stored price is unchanged, the computed ones after that. */
export function formTotals(values: TypedPrice, templates: Templates, stored?: AdminQuote): TotalsView | null {
  const isUntouched = stored !== undefined && writtenPrice(values) === writtenPrice(toReading(stored).values);
  if (isUntouched) return stored.totals;
  return liveTotals(values, getFormRegime(templates, stored));
}

/** Returns whether all required fields are filled in. */
export const canSave = (values: QuoteValues): boolean =>
  values.clientName.trim() !== '' && values.service.trim() !== '' && liveTotals(values) !== null;

export type Templates = QuoteTemplates | undefined;
