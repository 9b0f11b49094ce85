import { pageMeta } from '#src/domains/website/page-meta.views.ts';
import { getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { toGraph } from '#src/domains/website/structured-data.views.ts';
import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import { NEWSLETTER_PATH } from '../newsletter-form.views.ts';
import { NEWSLETTER_PAGES_TEXTS } from '../newsletter-pages.texts.ts';
import type { Route } from './+types/newsletter-page';
import { NewsletterBlock } from './newsletter-block.tsx';
import { receiveSubscription } from './newsletter-form.endpoint.server.ts';

const texts = NEWSLETTER_PAGES_TEXTS.form;
const CRUMBS = [{ label: NEWSLETTER_PAGES_TEXTS.crumb, path: NEWSLETTER_PATH }];

export const handle = { static: true, path: NEWSLETTER_PATH };

export const action = receiveSubscription;

export const headers = pageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const isOpen = frame.offersEmail;
  const title = isOpen ? fill(texts.meta.title, { name: frame.profile.name }) : texts.closedTitle;
  const description = isOpen ? texts.meta.description : texts.closedText;
  const graph = toGraph(frame, { path: NEWSLETTER_PATH, title, crumbs: CRUMBS });
  return pageMeta(frame, { path: NEWSLETTER_PATH, title, description, graph, hidden: true });
}

/** Says that nobody can subscribe while no email leaves. */
const ClosedPage = () => (
  <PageHero title={texts.closedTitle} text={texts.closedText} crumbs={CRUMBS}>
    <ButtonLink size="large" href="/blog">
      {NEWSLETTER_PAGES_TEXTS.blog}
    </ButtonLink>
  </PageHero>
);

export default function NewsletterPage({ actionData: outcome, matches }: Route.ComponentProps) {
  if (!getFrame(matches).offersEmail) return <ClosedPage />;
  const title = { sent: texts.sentTitle, refused: texts.refusedTitle, none: texts.title }[outcome?.state ?? 'none'];
  const text = { sent: texts.sentText, refused: texts.refusedText, none: texts.text }[outcome?.state ?? 'none'];
  return (
    <>
      <PageHero title={title} text={text} crumbs={CRUMBS} />
      <Section tone="zinc" top="valley">
        <Container>
          <NewsletterBlock outcome={outcome ?? null} />
        </Container>
      </Section>
    </>
  );
}
