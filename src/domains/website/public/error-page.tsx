import { isRouteErrorResponse } from 'react-router';
import looks from '#src/ui/tokens/error-page.css?url';
import { ERROR_PAGE_TEXTS as texts } from '../error-page.texts.ts';
import { ShownReference } from './request-reference.tsx';

/** Shown in place of a page that failed; depends on nothing that can fail. */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? texts.missing : texts.failed;
  return (
    <main className="error-page">
      <title>{title}</title>
      <link rel="stylesheet" href={looks} precedence="default" />
      <h1>{title}</h1>
      {!isMissing && <p>{texts.text}</p>}
      {!isMissing && <ShownReference label={texts.reference} />}
      <a href="/">{texts.home}</a>
    </main>
  );
}
