import { pageMeta } from '#src/domains/website/page-meta.views.ts';
import { getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { fill } from '#src/kernel/text.ts';
import { pageAction } from '#src/platform/http/page-endpoint.server.ts';
import { endSubscription } from '../commands/end-subscription.server.ts';
import { NEWSLETTER_PATH } from '../newsletter-form.views.ts';
import { NEWSLETTER_PAGES_TEXTS } from '../newsletter-pages.texts.ts';
import type { Route } from './+types/newsletter-unsubscribe-page';
import { LinkPage } from './link-view.tsx';
import { getToken, linkPageLoader } from './newsletter-links.endpoint.server.ts';

const texts = NEWSLETTER_PAGES_TEXTS.end;

export const handle = { static: true, path: NEWSLETTER_PATH, cache: false };

export const loader = linkPageLoader('end');

export const action = pageAction(endSubscription, async (context, _form, { request }) => {
  await endSubscription(context, { token: getToken(request) });
  return null;
});

export const headers = pageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const title = fill(texts.meta.title, { name: frame.profile.name });
  return pageMeta(frame, { path: NEWSLETTER_PATH, title, description: texts.meta.description, hidden: true });
}

export default function NewsletterUnsubscribePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { offersEmail } = getFrame(matches);
  return <LinkPage {...loaderData} purpose="end" refusal={actionData?.message} offersEmail={offersEmail} />;
}
