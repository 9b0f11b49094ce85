import type { LegalIdentity } from '#src/domains/settings/legal-identity.contract.ts';
import { formLine, registryLine } from '#src/domains/settings/legal-identity.views.ts';
import { dialled } from '#src/kernel/phone.ts';
import { LEGAL_NOTICE_TEXTS as texts } from '../../legal-notice.texts.ts';
import type { Chapter } from './document-page.tsx';
import { type Fact, Facts, isKnown } from './facts.tsx';
import { Paragraphs } from './paragraphs.tsx';

function publisherFacts(legalIdentity: LegalIdentity, siteName: string): Fact[] {
  const labels = texts.publisher;
  return [
    { label: labels.name, value: legalIdentity.legalName || siteName },
    { label: labels.form, value: formLine(legalIdentity) },
    { label: labels.registry, value: registryLine(legalIdentity) },
    { label: labels.seat, value: legalIdentity.seat },
    { label: labels.siret, value: legalIdentity.siret },
    { label: labels.vat, value: legalIdentity.vatNumber },
    { label: labels.director, value: legalIdentity.director },
    { label: labels.phone, value: legalIdentity.phone, href: `tel:${dialled(legalIdentity.phone)}` },
    { label: labels.email, value: legalIdentity.email, href: `mailto:${legalIdentity.email}` },
  ];
}

const insuranceFacts = ({ insurer, insurancePolicy, insuranceCover }: LegalIdentity): Fact[] => [
  { label: texts.insurance.insurer, value: insurer },
  { label: texts.insurance.policy, value: insurancePolicy },
  { label: texts.insurance.cover, value: insuranceCover },
];

/** Returns the chapters of the legal notice; a chapter without data is left out. */
export function legalChapters(identity: LegalIdentity, siteName: string): Chapter[] {
  const { publisher, host, insurance, mediation, credits, use } = texts;
  const insured = insuranceFacts(identity);
  return [
    { id: 'editeur', title: publisher.title, body: <Facts facts={publisherFacts(identity, siteName)} /> },
    ...(identity.host
      ? [
          {
            id: 'hebergement',
            title: host.title,
            body: <Facts facts={[{ label: host.label, value: identity.host }]} />,
          },
        ]
      : []),
    ...(insured.some(isKnown)
      ? [
          {
            id: 'assurance',
            title: insurance.title,
            body: (
              <>
                <p>{insurance.text}</p>
                <Facts facts={insured} />
              </>
            ),
          },
        ]
      : []),
    ...(identity.mediator
      ? [
          {
            id: 'mediation',
            title: mediation.title,
            body: (
              <>
                <Paragraphs sentences={mediation.text} />
                <Facts facts={[{ label: mediation.label, value: identity.mediator }]} />
              </>
            ),
          },
        ]
      : []),
    {
      id: 'credits',
      title: credits.title,
      body: (
        <>
          <p>{credits.text}</p>
          <Facts facts={[...credits.list, { label: credits.map.label, value: credits.map[identity.mapProvider] }]} />
          <p>{credits.pictures}</p>
        </>
      ),
    },
    { id: 'utilisation', title: use.title, body: <Paragraphs sentences={use.text} /> },
  ];
}
