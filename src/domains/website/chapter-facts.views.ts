import type { LegalIdentity } from '#src/domains/settings/legal-identity.contract.ts';
import { formLine, registryLine } from '#src/domains/settings/legal-identity.views.ts';
import type { ChapterFacts } from '#src/domains/site-pages/legal-kinds.contract.ts';
import { dialled } from '#src/kernel/phone.ts';
import { fill } from '#src/kernel/text.ts';
import { ACCESSIBILITY_TEXTS } from './accessibility.texts.ts';
import { LEGAL_NOTICE_TEXTS } from './legal-notice.texts.ts';
import { PRIVACY_TEXTS } from './privacy.texts.ts';
import { KEPT_FOR } from './privacy.views.ts';

export interface Fact {
  label: string;
  /** Left out of the page when empty. */
  value: string;
  href?: string;
}

export const isKnown = ({ value }: Fact): boolean => value !== '';

const toPhone = (label: string, phone: string): Fact => ({ label, value: phone, href: `tel:${dialled(phone)}` });
const toEmail = (label: string, email: string): Fact => ({ label, value: email, href: `mailto:${email}` });

type Company = LegalIdentity & { siteName: string };

function publisherFacts(company: Company): Fact[] {
  const labels = LEGAL_NOTICE_TEXTS.publisher;
  return [
    { label: labels.name, value: company.legalName || company.siteName },
    { label: labels.form, value: formLine(company) },
    { label: labels.registry, value: registryLine(company) },
    { label: labels.seat, value: company.seat },
    { label: labels.siret, value: company.siret },
    { label: labels.vat, value: company.vatNumber },
    { label: labels.director, value: company.director },
    toPhone(labels.phone, company.phone),
    toEmail(labels.email, company.email),
  ];
}

function insuranceFacts({ insurer, insurancePolicy, insuranceCover }: LegalIdentity): Fact[] {
  const labels = LEGAL_NOTICE_TEXTS.insurance;
  return [
    { label: labels.insurer, value: insurer },
    { label: labels.policy, value: insurancePolicy },
    { label: labels.cover, value: insuranceCover },
  ];
}

function controllerFacts({ legalName, siteName, seat, email, phone }: Company): Fact[] {
  const labels = PRIVACY_TEXTS.controller;
  return [
    { label: labels.name, value: legalName || siteName },
    { label: labels.seat, value: seat },
    toEmail(labels.email, email),
    toPhone(labels.phone, phone),
  ];
}

/** Postal code of a seat overseas, whose map shows other coasts. */
const OVERSEAS = /\b9[78]\d{3}\b/;

const { credits, host, mediation } = LEGAL_NOTICE_TEXTS;
const { contact } = ACCESSIBILITY_TEXTS;

/** Facts that are a list of labels and values. */
const TABLES: Partial<Record<ChapterFacts, (company: Company) => Fact[]>> = {
  publisher: publisherFacts,
  host: (company) => [{ label: host.label, value: company.host }],
  insurance: insuranceFacts,
  mediator: ({ mediator }) => [{ label: mediation.label, value: mediator }],
  credits: ({ mapProvider, seat }) => [
    ...credits.design,
    { label: credits.drawn.label, value: credits.drawn[OVERSEAS.test(seat) ? 'overseas' : 'mainland'] },
    ...credits.data,
    { label: credits.map.label, value: credits.map[mapProvider] },
  ],
  controller: controllerFacts,
  'contact-ways': ({ email, phone }) => [
    toEmail(contact.email, email),
    toPhone(contact.phone, phone),
    { label: contact.form, value: contact.formLabel, href: '/contact' },
  ],
};

/** Returns the labels and values of a chapter; undefined when it states something else. */
export const getTable = (facts: ChapterFacts, company: Company): Fact[] | undefined => TABLES[facts]?.(company);

/**
 * Returns the points that a chapter states before those of its owner.
 * @param measuredBy host that counts the visits; empty where nobody does.
 */
export function getPoints(facts: ChapterFacts, measuredBy: string): string[] {
  switch (facts) {
    case 'essentials':
      return measuredBy === ''
        ? [...PRIVACY_TEXTS.essentials]
        : PRIVACY_TEXTS.measured.essentials.map((point) => fill(point, { host: measuredBy }));
    case 'device':
      return PRIVACY_TEXTS.device.points.map((point) => fill(point, KEPT_FOR));
    case 'protection':
      return [...PRIVACY_TEXTS.protection];
    case 'checks':
      return [...ACCESSIBILITY_TEXTS.checks];
    default:
      return [];
  }
}

/** Returns whether a chapter has something to state; one about data that nobody has entered is left out. */
export function hasFacts(facts: ChapterFacts, identity: LegalIdentity): boolean {
  switch (facts) {
    case 'host':
      return identity.host !== '';
    case 'insurance':
      return insuranceFacts(identity).some(isKnown);
    case 'mediator':
      return identity.mediator !== '';
    case 'exemption':
      return identity.isMicroEnterprise;
    default:
      return true;
  }
}
