import type { PageDocument, PageKey } from './page.contract.ts';
import { SECTION_KIND_NAMES, type SectionKind } from './section-kinds.contract.ts';

/** Kinds that only these pages have, because their style sheet or their records belong to these pages. */
const OWN_KINDS = {
  services: ['service-list'],
  prices: ['price-cards', 'price-table', 'price-terms', 'price-conditions'],
  zones: ['zone-map', 'zone-list'],
  gallery: ['work-list'],
  reviews: ['review-list', 'review-rules'],
  contact: ['contact-form', 'contact-trip', 'contact-map'],
  'legal-notice': ['chapter'],
  privacy: ['chapter'],
  accessibility: ['chapter'],
  'site-map': ['site-map'],
} as const satisfies Partial<Record<PageKey, readonly SectionKind[]>>;

/** A kind that only some pages have. */
export type OwnKind = (typeof OWN_KINDS)[keyof typeof OWN_KINDS][number];

const ownKinds: Partial<Record<PageKey, readonly SectionKind[]>> = OWN_KINDS;
const anyOwn = new Set(Object.values(ownKinds).flat());

/** Kinds that a page cannot have, because their quote form would stand there twice. */
const REFUSED: Partial<Record<PageKey, readonly SectionKind[]>> = { contact: ['contact'] };

/** Returns whether a page may have sections of a kind. */
export function canHave(page: PageKey, kind: SectionKind): boolean {
  if (REFUSED[page]?.includes(kind)) return false;
  return !anyOwn.has(kind) || ownKinds[page]?.includes(kind) === true;
}

/** Returns the kinds that a page may have, in the order of the editor. */
export const getKinds = (page: PageKey): SectionKind[] => SECTION_KIND_NAMES.filter((kind) => canHave(page, kind));

/** A section that a page needs, or facts that one of its chapters must state: the law asks for them, or links lead to them. */
export interface NeededSection {
  kind: SectionKind;
  facts?: string;
}

const chapters = (...facts: string[]): NeededSection[] => facts.map((one) => ({ kind: 'chapter', facts: one }));

const NEEDED: Partial<Record<PageKey, NeededSection[]>> = {
  reviews: [{ kind: 'review-rules' }],
  contact: [{ kind: 'contact-form' }],
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
