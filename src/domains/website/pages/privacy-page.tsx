import { fill } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { fontLinks } from '#src/ui/tokens/font-links.ts';
import { loadPapers } from '../legal-pages.api.server.ts';
import { pageMeta } from '../page-meta.rules.ts';
import { PRIVACY_TEXTS as texts } from '../privacy.texts.ts';
import { pageHeaders } from '../site.rules.ts';
import { graphOf } from '../structured-data.rules.ts';
import { PaperPage } from '../ui/legal/document-page.tsx';
import { privacyChapters } from '../ui/legal/privacy.tsx';
import type { Route } from './+types/privacy-page';

const PATH = '/confidentialite';

export const handle = { still: true };

export const loader = pageLoader(loadPapers);

export const headers = pageHeaders;

export const links = fontLinks;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { frame } = loaderData;
  const { name } = frame.profile;
  const title = fill(texts.meta.title, { name });
  const description = fill(texts.meta.description, { name });
  const graph = graphOf(frame, { path: PATH, title, crumbs: [{ label: texts.title, path: PATH }] });
  return pageMeta(frame, { path: PATH, title, description, graph });
}

export default function PrivacyPage({ loaderData: { frame, papers } }: Route.ComponentProps) {
  return (
    <PaperPage
      frame={frame}
      path={PATH}
      title={texts.title}
      text={texts.text}
      summaryLabel={texts.summary}
      chapters={privacyChapters(papers, frame.profile.name)}
    />
  );
}
