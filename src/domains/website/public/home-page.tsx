import { data } from 'react-router';
import { receiveQuoteForm } from '#src/domains/contact/public/quote-form.endpoint.server.ts';
import { FALLBACK_SERVICES } from '#src/domains/services/fallback-services.texts.ts';
import { fillPlaceholders } from '#src/kernel/placeholders.ts';
import { fill } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { fontLinks } from '#src/ui/tokens/font-links.ts';
import { HOME_TEXTS } from '../home.texts.ts';
import { pageMeta } from '../page-meta.views.ts';
import { readHome } from '../site.queries.server.ts';
import { freshness, getFrame, pageHeaders } from '../site.views.ts';
import { toCatalogue, toGraph } from '../structured-data.views.ts';
import type { Route } from './+types/home-page';
import { AboutSection } from './home/about-section.tsx';
import { BlogSection } from './home/blog-section.tsx';
import { ContactSection } from './home/contact-section.tsx';
import { FiguresSection } from './home/figures-section.tsx';
import { GallerySection } from './home/gallery-section.tsx';
import { HeroSection } from './home/hero-section.tsx';
import { OpeningSection } from './home/opening-section.tsx';
import { PlannerSection } from './home/planner-section.tsx';
import { ProfessionalismSection } from './home/professionalism-section.tsx';
import { QualitySection } from './home/quality-section.tsx';
import { StepsSection } from './home/steps-section.tsx';
import { TestimonialsSection } from './home/testimonials-section.tsx';

export const handle = { static: true, path: '/' };

export const loader = pageLoader(async (visitor) => {
  const content = await readHome(visitor, {});
  const isComplete = !Object.values(content).includes(null);
  return data({ content }, { headers: freshness(isComplete) });
});

export const action = receiveQuoteForm;

export const headers = pageHeaders;

export const links = fontLinks;

export function meta({ matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const title = fill(HOME_TEXTS.meta.title, { name: frame.profile.name });
  const description = fillPlaceholders(HOME_TEXTS.meta.description, frame.facts);
  const services = frame.servicesFailed ? FALLBACK_SERVICES : frame.services;
  const nodes = [toCatalogue(frame.origin, HOME_TEXTS.catalogue, services)];
  return pageMeta(frame, { path: '/', title, description, graph: toGraph(frame, { path: '/', title, nodes }) });
}

export default function HomePage({ loaderData: { content }, actionData, matches }: Route.ComponentProps) {
  const frame = getFrame(matches);
  return (
    <>
      <HeroSection {...frame} />
      <OpeningSection {...frame} />
      <AboutSection {...frame} />
      <QualitySection {...frame} />
      <FiguresSection {...frame} />
      <StepsSection {...frame} />
      <TestimonialsSection {...content} {...frame} />
      <ProfessionalismSection {...frame} />
      <GallerySection {...content} {...frame} />
      <BlogSection {...content} {...frame} />
      <ContactSection frame={frame} outcome={actionData ?? null} />
      <PlannerSection />
    </>
  );
}
