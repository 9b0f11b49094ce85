import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { QuoteFormOutcome } from '#src/domains/contact/contact-form.views.ts';
import type { PageDocument, PageSection } from '#src/domains/site-pages/page.contract.ts';
import type { OwnKind } from '#src/domains/site-pages/page-kinds.rules.ts';
import { type Filling, fillSection } from '#src/domains/site-pages/section-filling.views.ts';
import type { SectionKind } from '#src/domains/site-pages/section-kinds.contract.ts';
import type { Crumb } from '#src/kernel/breadcrumb.ts';
import { PagePart } from '#src/platform/islands/page-part.tsx';
import { groupSections, hasSection, type PlacedSection, type SectionProps } from '../section.views.ts';
import type { SectionRecords } from '../section-records.contract.ts';
import type { PublicFrame } from '../site.contract.ts';
import { BannerSection } from './about/banner-section.tsx';
import { ClosingSection } from './about/closing-section.tsx';
import { HistorySection } from './about/history-section.tsx';
import { TeamSection } from './about/team-section.tsx';
import { ValuesSection } from './about/values-section.tsx';
import { AboutSection } from './home/about-section.tsx';
import { ArticlePromo } from './home/article-promo.tsx';
import { ArticlesCarousel, BlogSection } from './home/blog-section.tsx';
import { ContactSection } from './home/contact-section.tsx';
import { FaqSection } from './home/faq-section.tsx';
import { FiguresSection } from './home/figures-section.tsx';
import { GallerySection } from './home/gallery-section.tsx';
import { HeroSection } from './home/hero-section.tsx';
import { LabelsSection } from './home/labels-section.tsx';
import { HoursCards, OpeningSection } from './home/opening-section.tsx';
import { PlannerSection } from './home/planner-section.tsx';
import { CommitmentsSection } from './home/professionalism-section.tsx';
import { QualitySection } from './home/quality-section.tsx';
import { ServicesCarousel } from './home/services-carousel.tsx';
import { StepsSection } from './home/steps-section.tsx';
import { TestimonialsSection } from './home/testimonials-section.tsx';
import { TextPictureSection } from './home/text-picture-section.tsx';

type Components = { [Kind in Exclude<SectionKind, 'banner' | OwnKind>]: ComponentType<SectionProps<Kind>> };

/** Components of the kinds that a page has for itself; on other pages their style sheets would be loaded for nothing. */
export type OwnComponents = {
  [Kind in OwnKind]?: ComponentType<SectionProps<Kind>>;
} & {
  /** What stands around chapters that follow each other. */
  chapters?: ComponentType<{ group: PlacedSection[]; records: SectionRecords; show: Show }>;
};
type Show = (placed: PlacedSection) => ReactNode;

/** Component of each kind; the banner also shows where the page stands in the site. */
const COMPONENTS: Components = {
  hero: HeroSection,
  hours: (props) => (props.content.cards.length > 0 ? <HoursCards {...props} /> : null),
  services: ServicesCarousel,
  about: AboutSection,
  history: HistorySection,
  'before-after': QualitySection,
  figures: FiguresSection,
  steps: StepsSection,
  reviews: TestimonialsSection,
  commitments: CommitmentsSection,
  gallery: GallerySection,
  articles: ArticlesCarousel,
  promo: ArticlePromo,
  contact: ContactSection,
  planner: PlannerSection,
  faq: FaqSection,
  values: ValuesSection,
  team: TeamSection,
  'text-picture': TextPictureSection,
  labels: LabelsSection,
  closing: ClosingSection,
};

export interface SectionsProps {
  document: PageDocument;
  frame: PublicFrame;
  records: SectionRecords;
  path: string;
  /** Query of the address. */
  query?: string;
  /** Breadcrumb of the page, without the home page. */
  crumbs?: Crumb[];
  outcome?: QuoteFormOutcome | null;
  own?: OwnComponents;
  mark?: Filling['mark'];
  /** Wraps each section, in a preview. */
  wrap?: (section: PageSection, element: ReactNode) => ReactNode;
}

/** Renders the sections of a page in their order. */
export const Sections = (page: SectionsProps) => <PagePart of={SectionList} name="Page" props={page} />;

function SectionList(page: SectionsProps) {
  const { document, frame, records, own, mark, wrap = (_section, element) => element } = page;
  const filling = { facts: frame.facts, illustrations: frame.illustrations, ...(mark && { mark }) };
  const sections = document.sections.flatMap((section) => fillSection(section, filling) ?? []);
  const hasTitle = hasSection({ ...document, sections }, 'hero', 'banner');
  const show: Show = ({ section, suffix }) =>
    wrap(section, <OneSection section={section} suffix={suffix} page={page} />);
  return (
    <>
      {!hasTitle && <h1 className="vh">{frame.profile.name}</h1>}
      {groupSections(sections).map((group) => (
        <Fragment key={group[0]?.section.id}>
          <Group group={group} show={show} records={records} own={own} />
        </Fragment>
      ))}
    </>
  );
}

interface GroupProps {
  group: PlacedSection[];
  show: Show;
  records: SectionRecords;
  own: OwnComponents | undefined;
}

/** Renders sections that stand on one background. */
function Group({ group, show, records, own }: GroupProps) {
  const [first, second] = group;
  if (first === undefined) return null;
  const { kind } = first.section;
  const following = second && show(second);
  if (kind === 'hours') return <OpeningSection hours={show(first)} services={following} />;
  if (kind === 'services') return <OpeningSection hours={null} services={show(first)} />;
  if (kind === 'articles') return <BlogSection id={`blog${first.suffix}`} articles={show(first)} promo={following} />;
  if (kind === 'promo') return <BlogSection promo={show(first)} />;
  if (kind === 'chapter' && own?.chapters) return <own.chapters group={group} records={records} show={show} />;
  return show(first);
}

function OneSection({ section, suffix, page }: PlacedSection & { page: SectionsProps }) {
  const { frame, records, path, query = '', crumbs = [], outcome = null, own } = page;
  const shared = { id: section.id, frame, records, path, query, outcome, suffix };
  const { id: name } = section;
  if (section.kind === 'banner') {
    return <PagePart of={BannerSection} name={name} props={{ content: section.content, crumbs, ...shared }} />;
  }
  // Kind and content of one section belong together; the type of the table cannot say that.
  const components: Partial<Record<SectionKind, unknown>> = { ...COMPONENTS, ...own };
  const Component = components[section.kind] as ComponentType<SectionProps<SectionKind>> | undefined;
  return Component && <PagePart of={Component} name={name} props={{ content: section.content as never, ...shared }} />;
}
