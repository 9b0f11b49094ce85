import { LINES_MAX, type PricedLine } from '#src/kernel/priced-lines.ts';
import { toFixedCharge } from './charge.rules.ts';
import type { Charge } from './price.contract.ts';

/** Returns the charge of a contract with its accepted amendments: all lines, tax once per rate on their sum. */
export const addToContract = (contract: Charge, amendments: readonly Charge[]): Charge =>
  amendments.length === 0
    ? contract
    : toFixedCharge([...contract.lines, ...amendments.flatMap(({ lines }) => lines)], contract.vat_note);

/** Returns the lines of an amendment under the VAT regime of its contract. */
const toContractLines = ({ vat_note }: Charge, lines: readonly PricedLine[]): PricedLine[] =>
  vat_note === '' ? [...lines] : lines.map((line) => ({ ...line, vat_rate: 0 as const }));

/**
 * Returns the charge of an amendment: what it changes in the totals of its contract. The totals of both add up to those
 * of the amended contract to the cent, although tax is rounded once per rate.
 */
export function getAmendmentCharge(contract: Charge, written: readonly PricedLine[]): Charge {
  const lines = toContractLines(contract, written);
  const after = addToContract(contract, [toFixedCharge(lines, contract.vat_note)]).totals;
  const before = contract.totals;
  const vat = after.vat
    .filter(({ rate }) => lines.some((line) => line.vat_rate === rate))
    .map(({ rate, net_cents, vat_cents }) => {
      const earlier = before.vat.find((part) => part.rate === rate);
      return {
        rate,
        net_cents: net_cents - (earlier?.net_cents ?? 0),
        vat_cents: vat_cents - (earlier?.vat_cents ?? 0),
      };
    });
  return {
    lines,
    totals: {
      net_cents: after.net_cents - before.net_cents,
      vat,
      vat_cents: after.vat_cents - before.vat_cents,
      gross_cents: after.gross_cents - before.gross_cents,
    },
    vat_note: contract.vat_note,
  };
}

export type AmendmentFault = 'absent' | 'negative' | 'tooLong';

const getKey = ({ label, unit, unit_price_cents, vat_rate }: PricedLine): string =>
  JSON.stringify([label, unit, unit_price_cents, vat_rate]);

/** Returns why lines cannot amend a contract: they take out more than it has, or leave less than nothing; else undefined. */
export function getAmendmentFault(contract: Charge, written: readonly PricedLine[]): AmendmentFault | undefined {
  const { lines, totals } = getAmendmentCharge(contract, written);
  if (contract.lines.length + lines.length > LINES_MAX) return 'tooLong';
  const rest = new Map<string, number>();
  const removed = lines.filter(({ quantity_milli }) => quantity_milli < 0);
  for (const line of [...contract.lines, ...removed]) {
    rest.set(getKey(line), (rest.get(getKey(line)) ?? 0) + line.quantity_milli);
  }
  if (removed.some((line) => (rest.get(getKey(line)) ?? 0) < 0)) return 'absent';
  const after = contract.totals.net_cents + totals.net_cents;
  return after < 0 || contract.totals.gross_cents + totals.gross_cents < 0 ? 'negative' : undefined;
}
