import { groupSiren } from '#src/kernel/company-numbers.ts';
import { fill } from '#src/kernel/text.ts';
import { getLegalKind, sirenFromSiret } from './company-data.rules.ts';
import type { LegalIdentity } from './legal-identity.contract.ts';
import { LEGAL_IDENTITY_TEXTS as texts } from './legal-identity.texts.ts';

type Status = Pick<LegalIdentity, 'legalForm' | 'capital' | 'registry' | 'siret'>;

/** "SARL au capital de 10 000 €"; a sole trader has no capital. */
export function formLine({ legalForm, capital }: Pick<Status, 'legalForm' | 'capital'>): string {
  if (capital === '' || getLegalKind(legalForm) === 'sole-trader') return legalForm;
  return `${legalForm} ${fill(texts.capital, { capital })}`.trim();
}

/** "RCS Valence 123 456 789": an entry in the register of companies is printed with the SIREN. */
export function registryLine({ registry, siret }: Pick<Status, 'registry' | 'siret'>): string {
  const siren = sirenFromSiret(siret);
  const isBare = /^RCS [^\d–,;/]+$/i.test(registry);
  return isBare && siren !== '' ? `${registry} ${groupSiren(siren)}` : registry;
}

/** "SARL au capital de 10 000 € – RCS Valence 123 456 789", as on every document. */
export const statusLine = (status: Status): string =>
  [formLine(status), registryLine(status)].filter(Boolean).join(' – ');
