import type { ContractEnd } from '#src/domains/sales/quotes/quote-contract.rules.ts';
import { DomainError } from '#src/kernel/errors.ts';
import type { OrderRecord } from './order.contract.ts';

/** Why the order of a contract that ended is neither opened again nor billed. */
const ENDED: Record<ContractEnd, string> = {
  withdrawn: 'Le client a renoncé à ce contrat : sa commande reste annulée et ne se facture pas.',
  refused: 'Le devis de cette commande est refusé : elle ne se rouvre et ne se facture pas.',
  unoffered:
    'Le devis de cette commande n’est ni envoyé ni approuvé : envoyez-le ou enregistrez l’accord du client d’abord.',
  cancelled:
    'L’acceptation du devis de cette commande est annulée : renvoyez le devis ou enregistrez un nouvel accord d’abord.',
};
export const contractEnded = (end: ContractEnd): DomainError => new DomainError('conflict', ENDED[end]);

/** Checks a new status. @throws DomainError `conflict` when it reopens the order of a contract that has ended. */
export function requireOpenContract(
  before: Pick<OrderRecord, 'status'>,
  status: OrderRecord['status'] | undefined,
  end: ContractEnd | null,
): void {
  const isReopened = before.status === 'annulé' && status !== undefined && status !== 'annulé';
  if (isReopened && end !== null) throw contractEnded(end);
}

const orderBilled = (number: string): DomainError =>
  new DomainError(
    'conflict',
    `La facture ${number} est émise : le client, le lieu, les travaux et le prix de cette commande ne changent plus. Faites d’abord un avoir.`,
  );

/** What fixes an order. */
export interface OrderLock {
  /** Number of its invoice, unless that is credited. */
  invoice: string | undefined;
  /** Whether the customer signed its quote. */
  isSigned: boolean;
  /** Whether something was invoiced or received on it, or on its quote, which nobody signed. */
  isBilled: boolean;
}

const AGREED = ['client_name', 'client_email', 'address', 'service', 'customer_kind', 'budget_cents'] as const;
type Agreed = Pick<OrderRecord, (typeof AGREED)[number]>;

const SIGNED = 'Le client, le lieu et les travaux de cette commande sont ceux du devis accepté : ils ne changent plus.';

const BILLED =
  'De l’argent a été facturé ou reçu pour cette commande : son client, son lieu et ses travaux ne changent plus.';

/** Checks a change of what was agreed; what was left empty can be filled in. @throws DomainError `conflict` */
export function requireUnlocked(
  before: Agreed,
  after: Partial<Agreed>,
  { invoice, isSigned, isBilled }: OrderLock,
): void {
  const isSame = (name: keyof Agreed): boolean =>
    after[name] === undefined || before[name] === '' || after[name] === before[name];
  if (AGREED.every(isSame)) return;
  if (invoice !== undefined) throw orderBilled(invoice);
  if (isSigned) throw new DomainError('conflict', SIGNED);
  if (isBilled) throw new DomainError('conflict', BILLED);
}
