import type { PageDocument, PageKey } from './page.contract.ts';
import { SECTION_KIND_NAMES, type SectionKind } from './section-kinds.contract.ts';

/** Kinds that only these pages have, because their style sheet or their records belong to these pages. */
const OWN_KINDS = {
  services: ['service-list'],
  prices: ['price-cards', 'price-table', 'price-terms', 'price-conditions'],
  zones: ['zone-map', 'zone-list'],
  'legal-notice': ['chapter'],
  privacy: ['chapter'],
  accessibility: ['chapter'],
  'site-map': ['site-map'],
} as const satisfies Partial<Record<PageKey, readonly SectionKind[]>>;

/** A kind that only some pages have. */
export type OwnKind = (typeof OWN_KINDS)[keyof typeof OWN_KINDS][number];

const ownKinds: Partial<Record<PageKey, readonly SectionKind[]>> = OWN_KINDS;
const anyOwn = new Set(Object.values(ownKinds).flat());

/** Returns whether a page may have sections of a kind. */
export const canHave = (page: PageKey, kind: SectionKind): boolean =>
  !anyOwn.has(kind) || ownKinds[page]?.includes(kind) === true;

/** Returns the kinds that a page may have, in the order of the editor. */
export const getKinds = (page: PageKey): SectionKind[] => SECTION_KIND_NAMES.filter((kind) => canHave(page, kind));

/** A section that a page needs, or facts that one of its chapters must state: the law asks for them. */
export interface NeededSection {
  kind: SectionKind;
  facts?: string;
}

const chapters = (...facts: string[]): NeededSection[] => facts.map((one) => ({ kind: 'chapter', facts: one }));

const NEEDED: Partial<Record<PageKey, NeededSection[]>> = {
  'legal-notice': chapters('publisher', 'host', 'insurance', 'mediator', 'credits'),
  privacy: chapters('essentials', 'controller', 'stored-data', 'device', 'elsewhere', 'rights', 'protection'),
  accessibility: chapters('exemption', 'checks', 'contact-ways', 'recourse'),
  'site-map': [{ kind: 'site-map' }],
};

/** Lists the sections that a page needs and does not show. */
export const findMissing = (page: PageKey, { sections }: PageDocument): NeededSection[] =>
  (NEEDED[page] ?? []).filter(
    ({ kind, facts }) =>
      !sections.some(
        ({ isHidden, ...section }) =>
          !isHidden && section.kind === kind && (section.kind !== 'chapter' || section.content.facts === facts),
      ),
  );
