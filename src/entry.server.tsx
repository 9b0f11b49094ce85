import { Writable } from 'node:stream';
import registry from 'virtual:islands/registry';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { cutFirstView, readFirstView } from '#src/app/first-view.server.ts';
import { RequestReference } from '#src/domains/website/public/request-reference.tsx';
import { orderDocument } from '#src/platform/http/first-script.server.ts';
import { findByKey, missingKey } from '#src/platform/http/html-cache.server.ts';
import { missingPage, ownSheet, pageRequest } from '#src/platform/http/page-request.server.ts';
import { documentPolicy, hydratedPolicy, stripeHeaders } from '#src/platform/http/security-headers.server.ts';
import { inlineStyles } from '#src/platform/http/style-sheets.server.ts';
import { RenderIslandContext } from '#src/platform/islands/island.tsx';
import { RenderPartContext } from '#src/platform/islands/page-part.tsx';
import { documentParts } from '#src/platform/islands/page-parts.server.ts';
import { islandRenderer } from '#src/platform/islands/render-island.server.ts';
import { getStaticHandle } from '#src/platform/islands/static-document.ts';
import { log } from '#src/platform/log.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { FirstViewContext } from '#src/ui/admin/first-view.tsx';
import { placeFonts } from '#src/ui/tokens/late-fonts.ts';

/** Time after which a render that waits for data is aborted, in milliseconds. */
export const streamTimeout = 10_000;

/** The one page that may load Stripe's script, where Stripe processes the payment. */
const PAYMENT = '/payment';

const POLICY = 'Content-Security-Policy';

/** React writes it for a stream alone. */
const DOCTYPE = '<!DOCTYPE html>';

const renderIsland = islandRenderer(registry);

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log().error({ requestId: context.get(pageRequest).requestId, err: error }, 'page failed');
};

/** Renders one document: static (no React Router in the browser, islands hydrate alone) or fully hydrated. */
export default async function answerDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId } = loadContext.get(pageRequest);
  const { matches } = routerContext.staticHandlerContext;
  const staticHandle = getStaticHandle(matches.map(({ route }) => routerContext.routeModules[route.id]?.handle));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // A page that shows another host's images sets its own policy.
  const paysAtStripe = gateway().mode === 'stripe' && new URL(request.url).pathname === PAYMENT;
  for (const [name, value] of Object.entries(paysAtStripe ? stripeHeaders(nonce) : {})) headers.set(name, value);
  if (staticHandle === undefined) {
    if (!headers.has(POLICY)) headers.set(POLICY, hydratedPolicy(nonce));
    headers.set('Cache-Control', 'no-store');
    const first = await readFirstView(request, matches, routerContext.routeModules, loadContext);
    if (first === null) return new Response(null, { status: 204, headers });
    const page = (
      <RequestReference value={requestId}>
        <FirstViewContext value={first}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </FirstViewContext>
      </RequestReference>
    );
    const html = (await renderWhole(page, nonce)).toString();
    if (first) return new Response(Buffer.from(cutFirstView(html)), { status, headers });
    return new Response(Buffer.from(orderDocument(html, nonce)), { status, headers });
  }
  if (status === 404 && staticHandle.cache !== false && findMissing(routerContext, loadContext)) {
    return new Response(null, { status, headers });
  }
  const { serverHandoffStream, ...context } = routerContext;
  const parts = documentParts(new URL(request.url).pathname, renderIsland);
  // The answer to a form shows what its sender has written, a preview what is not published.
  const isShared = !import.meta.env.DEV && request.method === 'GET' && staticHandle.cache !== false;
  const page = (
    <RenderIslandContext value={renderIsland}>
      <RenderPartContext value={isShared ? parts.render : null}>
        <RequestReference value={requestId}>
          <ServerRouter context={context} url={request.url} />
        </RequestReference>
      </RenderPartContext>
    </RenderIslandContext>
  );
  // Nothing in it waits: its loaders have read everything.
  const rendered = placeFonts(parts.preload(DOCTYPE + renderToString(page)));
  if (headers.has(POLICY)) return new Response(parts.fill([rendered]), { status, headers });
  const { pieces, hashes } = inlineStyles(rendered, loadContext.get(ownSheet));
  headers.set(POLICY, documentPolicy(hashes));
  return new Response(parts.fill(pieces), { status, headers });
}

/** Returns whether another URL has already rendered this 404; if not, tells the cache the key to store it under. */
function findMissing({ staticHandlerContext }: EntryContext, loadContext: RouterContextProvider): boolean {
  const { matches, loaderData, errors } = staticHandlerContext;
  const key = missingKey(matches.at(-1)?.route.id ?? '', [loaderData, errors]);
  const shared = findByKey(key);
  loadContext.set(missingPage, { key, shared });
  return shared !== undefined;
}

/** Renders a whole hydrated page before the first byte: it needs no streaming script. */
function renderWhole(page: ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  const chunks: Uint8Array[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      resolve(Buffer.concat(chunks));
      done();
    },
  });
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    // Never defer a finished boundary that a script would have to move into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => {
      clearTimeout(deadline);
      pipe(sink);
    },
    onShellError: reject,
    onError: reject,
  });
  const deadline = setTimeout(() => abort(new Error('The page took too long.')), streamTimeout);
  return promise.finally(() => clearTimeout(deadline));
}
