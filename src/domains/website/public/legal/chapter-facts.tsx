import type { LegalIdentity } from '#src/domains/settings/legal-identity.contract.ts';
import type { ChapterFacts as FactsKind } from '#src/domains/site-pages/legal-kinds.contract.ts';
import { ACCESSIBILITY_TEXTS } from '../../accessibility.texts.ts';
import { getTable } from '../../chapter-facts.views.ts';
import { PRIVACY_TEXTS } from '../../privacy.texts.ts';
import { Facts } from './facts.tsx';
import { StoredData } from './stored-data.tsx';

interface ChapterFactsProps {
  facts: FactsKind;
  identity: LegalIdentity;
  siteName: string;
  /** Host that counts the visits; empty where nobody does. */
  measuredBy: string;
}

/** What the product states in a chapter besides a list of points. */
export function ChapterFacts({ facts, identity, siteName, measuredBy }: ChapterFactsProps) {
  switch (facts) {
    case 'stored-data':
      return <StoredData measuredBy={measuredBy} />;
    case 'elsewhere': {
      const { links, map } = PRIVACY_TEXTS.elsewhere;
      return <p>{[links, map[identity.mapProvider]].filter(Boolean).join(' ')}</p>;
    }
    case 'rights':
      return <Rights {...identity} />;
    case 'exemption':
      return identity.isMicroEnterprise ? <p>{ACCESSIBILITY_TEXTS.exemption}</p> : null;
    case 'recourse':
      return (
        <p>
          <OutsideLink address={ACCESSIBILITY_TEXTS.recourse} />
        </p>
      );
    default: {
      const table = getTable(facts, { ...identity, siteName });
      return table ? <Facts facts={table} /> : null;
    }
  }
}

const OutsideLink = ({ address }: { address: string }) => (
  <a href={`https://${address}`} rel="noopener">
    {address}
  </a>
);

/** Where a person writes about their data, and to whom they complain. */
function Rights({ email, seat }: LegalIdentity) {
  const { rights } = PRIVACY_TEXTS;
  return (
    <>
      {(email || seat) && (
        <ul>
          {email && (
            <li>
              {rights.byEmail}
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
          {seat && (
            <li>
              {rights.byPost}
              {seat}
            </li>
          )}
        </ul>
      )}
      <p>
        {rights.cnil}
        <OutsideLink address={rights.cnilAddress} />
      </p>
    </>
  );
}
