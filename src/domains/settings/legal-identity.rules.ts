import { type CheckedField, companyReasons, getLegalKind, missingForForm } from './company-data.rules.ts';
import { type LegalIdentity, REQUIRED_LEGAL_FIELDS, type RequiredField } from './legal-identity.contract.ts';
import type { Settings } from './setting.contract.ts';

export function toLegalIdentity({ general, company, about, map }: Settings): LegalIdentity {
  const town = [company.postal_code, company.city].filter(Boolean).join(' ');
  const seat = [company.street, town].filter(Boolean).join(', ');
  return {
    legalName: company.legal_name,
    legalForm: company.legal_form,
    capital: company.capital,
    seat: seat || general.address,
    siret: company.siret,
    registry: company.registry,
    vatNumber: company.vat_number,
    director: company.publication_director,
    host: company.host,
    insurer: company.insurer,
    insurancePolicy: company.insurance_policy,
    insuranceCover: company.insurance_cover,
    mediator: company.mediator,
    phone: general.contact_phone,
    email: general.contact_email,
    isMicroEnterprise: company.is_micro_enterprise,
    mapProvider: map.provider,
    history: about.history.split('\n').filter((line) => line.trim() !== ''),
  };
}

/** Returns the entries that the legal form requires and that are missing: register and share capital. */
export const missingStatus = ({ legalForm, registry, capital }: LegalIdentity) =>
  missingForForm({ legal_form: legalForm, registry, capital });

/** Returns the missing required entries. */
export const missingLegalFields = (legalIdentity: LegalIdentity): (RequiredField | 'registry' | 'capital')[] => [
  ...REQUIRED_LEGAL_FIELDS.filter((entry) => legalIdentity[entry] === ''),
  ...missingStatus(legalIdentity),
];

/** Returns the entries printed on documents that are invalid, stored before they were checked. */
export function invalidLegalFields({ company }: Pick<Settings, 'company'>): CheckedField[] {
  const isPrinted = (field: CheckedField): boolean =>
    field !== 'capital' || getLegalKind(company.legal_form) !== 'sole-trader';
  return (Object.keys(companyReasons(company)) as CheckedField[]).filter(isPrinted);
}
