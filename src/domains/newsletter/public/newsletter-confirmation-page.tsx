import { pageMeta } from '#src/domains/website/page-meta.views.ts';
import { getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { fill } from '#src/kernel/text.ts';
import { pageAction } from '#src/platform/http/page-endpoint.server.ts';
import { confirmSubscription } from '../commands/confirm-subscription.server.ts';
import { NEWSLETTER_PATH } from '../newsletter-form.views.ts';
import { NEWSLETTER_PAGES_TEXTS } from '../newsletter-pages.texts.ts';
import type { Route } from './+types/newsletter-confirmation-page';
import { LinkPage } from './link-view.tsx';
import { getToken, linkPageLoader } from './newsletter-links.endpoint.server.ts';

const texts = NEWSLETTER_PAGES_TEXTS.confirm;

export const handle = { static: true, path: NEWSLETTER_PATH, cache: false };

export const loader = linkPageLoader('confirm');

export const action = pageAction(confirmSubscription, async (context, _form, { request }) => {
  await confirmSubscription(context, { token: getToken(request) });
  return null;
});

export const headers = pageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const title = fill(texts.meta.title, { name: frame.profile.name });
  return pageMeta(frame, { path: NEWSLETTER_PATH, title, description: texts.meta.description, hidden: true });
}

export default function NewsletterConfirmationPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { offersEmail } = getFrame(matches);
  return <LinkPage {...loaderData} purpose="confirm" refusal={actionData?.message} offersEmail={offersEmail} />;
}
