import { data } from 'react-router';
import { FALLBACK_SERVICES } from '#src/domains/services/fallback-services.texts.ts';
import { fill } from '#src/kernel/text.ts';
import { pageRequest, toVisitor } from '#src/platform/http/page-request.server.ts';
import { fontLinks } from '#src/ui/tokens/font-links.ts';
import { HOME_TEXTS } from '../home.texts.ts';
import { pageMeta } from '../page-meta.rules.ts';
import { receiveQuoteForm } from '../quote-form.api.server.ts';
import { readHome, readPublicFrame } from '../site.queries.server.ts';
import { freshness, pageHeaders } from '../site.rules.ts';
import { toCatalogue, toGraph } from '../structured-data.rules.ts';
import { Frame } from '../ui/frame.tsx';
import { AboutSection } from '../ui/home/about-section.tsx';
import { BlogSection } from '../ui/home/blog-section.tsx';
import { ContactSection } from '../ui/home/contact-section.tsx';
import { FiguresSection } from '../ui/home/figures-section.tsx';
import { GallerySection } from '../ui/home/gallery-section.tsx';
import { HeroSection } from '../ui/home/hero-section.tsx';
import { OpeningSection } from '../ui/home/opening-section.tsx';
import { PlannerSection } from '../ui/home/planner-section.tsx';
import { ProfessionalismSection } from '../ui/home/professionalism-section.tsx';
import { QualitySection } from '../ui/home/quality-section.tsx';
import { StepsSection } from '../ui/home/steps-section.tsx';
import { TestimonialsSection } from '../ui/home/testimonials-section.tsx';
import type { Route } from './+types/home-page';

export const handle = { static: true };

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = toVisitor(context.get(pageRequest));
  const [frame, content] = await Promise.all([readPublicFrame(visitor, {}), readHome(visitor, {})]);
  const isComplete = frame.isComplete && !Object.values(content).includes(null);
  return data({ frame, content }, { headers: freshness(isComplete) });
}

export const action = ({ context }: Route.ActionArgs) => receiveQuoteForm(context);

export const headers = pageHeaders;

export const links = fontLinks;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { frame } = loaderData;
  const title = fill(HOME_TEXTS.meta.title, { name: frame.profile.name });
  const description = fill(HOME_TEXTS.meta.description, { count: frame.profile.clientsShort });
  const services = frame.servicesFailed ? FALLBACK_SERVICES : frame.services;
  const nodes = [toCatalogue(frame.origin, HOME_TEXTS.catalogue, services)];
  return pageMeta(frame, { path: '/', title, description, graph: toGraph(frame, { path: '/', title, nodes }) });
}

export default function HomePage({ loaderData: { frame, content }, actionData }: Route.ComponentProps) {
  return (
    <Frame frame={frame} path="/">
      <HeroSection {...frame} />
      <OpeningSection {...frame} />
      <AboutSection {...frame} />
      <QualitySection {...frame} />
      <FiguresSection {...frame} />
      <StepsSection />
      <TestimonialsSection {...content} />
      <ProfessionalismSection {...frame} />
      <GallerySection {...content} {...frame} />
      <BlogSection {...content} {...frame} />
      <ContactSection frame={frame} outcome={actionData ?? null} />
      <PlannerSection />
    </Frame>
  );
}
