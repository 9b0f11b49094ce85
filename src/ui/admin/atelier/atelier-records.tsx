import { ComparisonTable } from '../comparison-table.tsx';
import { ContactCardLink } from '../contact-card-link.tsx';
import { DifferenceTable } from '../difference-table.tsx';
import { DocumentPublishBar } from '../document/document-publish-bar.tsx';
import { DraftNotices } from '../document/draft-notices.tsx';
import { PricedLinesTable } from '../priced-lines-table.tsx';
import { FormNotices } from '../record-form.tsx';
import { RecordState } from '../record-state.tsx';
import { SearchResult } from '../search-result.tsx';
import { VersionList } from '../version-list.tsx';
import { ATELIER_TEXTS } from './atelier.texts.ts';
import { Part, Specimen } from './specimen.tsx';

const { messages: MESSAGES, parts: PARTS, records: TEXTS, rows: ROWS } = ATELIER_TEXTS;
const AT = '2027-05-12T08:30:00.000Z';
const PERSON = { name: ROWS.name, email: 'odile@exemple.example', phone: '04 65 71 00 01', address: '26400 Crest' };
const LINES = TEXTS.lines.map((label, index) => ({
  ...{ label, quantity: 1 + index, unit: index === 0 ? '' : 'm²', unit_price: 1_200, vat_rate: 10 },
  net: 1_200 * (1 + index),
}));
const nothing = (): void => undefined;
const done = async (): Promise<boolean> => true;

const NOTICES = {
  restored: { restored: { at: AT, values: {} } },
  conflict: { conflict: { values: {}, updatedAt: AT } },
  taken: { conflict: { values: {}, updatedAt: AT }, isShowingTheirs: true },
  failure: { failure: MESSAGES.failure },
};
const NO_NOTICE = {
  ...{ restored: undefined, forgetDraft: nothing, conflict: undefined, swap: nothing },
  ...{ isShowingTheirs: false, failure: undefined },
};
const wait = async (): Promise<void> => undefined;
const DRAFT = { reload: wait, keepMine: wait, refusals: {} };
const VERSIONS = {
  texts: TEXTS.versions,
  fetchVersions: async () => [{ version: 2, author: ROWS.name, created_at: AT }],
  fetchDifferences: async () => [],
};
const ACTS = { isBusy: false, publish: done, unplan: done, discard: done, restore: done };

/** What forms and records say about themselves: notices, comparisons, lines, versions. */
export function Records() {
  return (
    <Part title={PARTS.records}>
      {Object.entries(NOTICES).map(([name, notice]) => (
        <Specimen key={name} name={`notice-${name}`} width="wide">
          <FormNotices {...NO_NOTICE} {...notice} />
        </Specimen>
      ))}
      <Specimen name="record-refused" width="wide">
        <RecordState refusal={TEXTS.missing} />
      </Specimen>
      <Specimen name="draft-conflict" width="wide">
        <DraftNotices
          draft={{ ...DRAFT, status: 'conflict' }}
          locate={() => ({ section: '', name: '' })}
          onOpen={nothing}
        />
      </Specimen>
      <Specimen name="draft-refused" width="wide">
        <DraftNotices
          draft={{ ...DRAFT, status: 'saved', refusals: { title: [TEXTS.tooLong] } }}
          locate={() => ({ section: 'title', name: TEXTS.field })}
          onOpen={nothing}
        />
      </Specimen>
      {(['published', 'saved'] as const).map((status) => (
        <Specimen key={status} name={`publish-bar-${status}`} width="wide">
          <DocumentPublishBar
            status={status}
            publishAt={status === 'saved' ? AT : null}
            canDiscard
            discardText={TEXTS.discard}
            acts={ACTS}
            versions={VERSIONS}
          />
        </Specimen>
      ))}
      <Specimen name="search-result" width="wide">
        <SearchResult path="/services" title={TEXTS.pageTitle} description={TEXTS.pageText} />
      </Specimen>
      <Specimen name="priced-lines" width="wide">
        <PricedLinesTable label={TEXTS.priced} lines={LINES} />
      </Specimen>
      <Specimen name="priced-lines-untaxed" width="wide">
        <PricedLinesTable label={TEXTS.untaxed} lines={LINES} isUntaxed />
      </Specimen>
      <Specimen name="comparison" width="wide">
        <ComparisonTable
          field={TEXTS.field}
          heads={[TEXTS.before, TEXTS.after]}
          rows={[{ key: 'a', name: TEXTS.pageTitle, values: TEXTS.lines }]}
        />
      </Specimen>
      <Specimen name="difference" width="wide">
        <DifferenceTable
          titles={[TEXTS.section, TEXTS.field, TEXTS.before, TEXTS.after]}
          rows={[{ section: TEXTS.pageTitle, field: TEXTS.field, before: TEXTS.lines[0], after: TEXTS.lines[1] }]}
        />
      </Specimen>
      <Specimen name="versions" width="wide">
        <VersionList {...VERSIONS} onRestore={nothing} />
      </Specimen>
      <Specimen name="contact-card">
        <ContactCardLink person={PERSON} />
      </Specimen>
    </Part>
  );
}
