import { fill } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { readLegalIdentity } from '../company.queries.server.ts';
import { LEGAL_NOTICE_TEXTS as texts } from '../legal-notice.texts.ts';
import { pageMeta } from '../page-meta.views.ts';
import { getFrame, pageHeaders } from '../site.views.ts';
import { toGraph } from '../structured-data.views.ts';
import type { Route } from './+types/legal-notice-page';
import { DocumentPage } from './legal/document-page.tsx';
import { legalChapters } from './legal/legal-notice.tsx';

const PATH = '/mentions-legales';

export const handle = { static: true, path: PATH };

export const loader = pageLoader((visitor) => readLegalIdentity(visitor, {}));

export const headers = pageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const { name } = frame.profile;
  const title = fill(texts.meta.title, { name });
  const description = fill(texts.meta.description, { name });
  const graph = toGraph(frame, { path: PATH, title, crumbs: [{ label: texts.title, path: PATH }] });
  return pageMeta(frame, { path: PATH, title, description, graph });
}

export default function LegalNoticePage({ loaderData: legalIdentity, matches }: Route.ComponentProps) {
  const { profile } = getFrame(matches);
  return (
    <DocumentPage
      path={PATH}
      title={texts.title}
      text={texts.text}
      summaryLabel={texts.summary}
      chapters={legalChapters(legalIdentity, profile.name)}
    />
  );
}
