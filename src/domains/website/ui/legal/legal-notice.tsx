import type { CompanyPapers } from '#src/domains/settings/legal-identity.contract.ts';
import { LEGAL_NOTICE_TEXTS as texts } from '../../legal-notice.texts.ts';
import { dialled } from '../../site.rules.ts';
import type { Chapter } from './document-page.tsx';
import { type Fact, Facts, isKnown } from './facts.tsx';
import { Paragraphs } from './paragraphs.tsx';

function publisherFacts(papers: CompanyPapers, siteName: string): Fact[] {
  const labels = texts.publisher;
  return [
    { label: labels.name, value: papers.legalName || siteName },
    { label: labels.form, value: papers.legalForm },
    { label: labels.capital, value: papers.capital },
    { label: labels.seat, value: papers.seat },
    { label: labels.siret, value: papers.siret },
    { label: labels.registry, value: papers.registry },
    { label: labels.vat, value: papers.vatNumber },
    { label: labels.director, value: papers.director },
    { label: labels.phone, value: papers.phone, href: `tel:${dialled(papers.phone)}` },
    { label: labels.email, value: papers.email, href: `mailto:${papers.email}` },
  ];
}

const insuranceFacts = ({ insurer, insurancePolicy, insuranceCover }: CompanyPapers): Fact[] => [
  { label: texts.insurance.insurer, value: insurer },
  { label: texts.insurance.policy, value: insurancePolicy },
  { label: texts.insurance.cover, value: insuranceCover },
];

/** Returns the chapters of the legal notice; a chapter without data is left out. */
export function legalChapters(papers: CompanyPapers, siteName: string): Chapter[] {
  const { publisher, host, insurance, mediation, credits, use } = texts;
  const insured = insuranceFacts(papers);
  return [
    { id: 'editeur', title: publisher.title, body: <Facts facts={publisherFacts(papers, siteName)} /> },
    ...(papers.host
      ? [{ id: 'hebergement', title: host.title, body: <Facts facts={[{ label: host.label, value: papers.host }]} /> }]
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
    ...(papers.mediator
      ? [
          {
            id: 'mediation',
            title: mediation.title,
            body: (
              <>
                <Paragraphs sentences={mediation.text} />
                <Facts facts={[{ label: mediation.label, value: papers.mediator }]} />
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
          <Facts facts={[...credits.list, { label: credits.map.label, value: credits.map[papers.mapProvider] }]} />
          <p>{credits.pictures}</p>
        </>
      ),
    },
    { id: 'utilisation', title: use.title, body: <Paragraphs sentences={use.text} /> },
  ];
}
