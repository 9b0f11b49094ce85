import { setCookie } from 'hono/cookie';
import { now } from '#src/platform/clock.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { leaveDemo } from './commands/leave-demo.server.ts';
import { publishSite } from './commands/publish-site.server.ts';
import { saveStep } from './commands/save-step.server.ts';
import { PREVIEW_COOKIE, sealPreview } from './preview.internal.server.ts';
import { openPreview, readSetup } from './setup.queries.server.ts';

/** The pages of the preview are in a frame of the same site: the cookie never leaves it. */
function setPreviewCookie(request: ApiRequest, { expires_at }: { expires_at: string }): void {
  const maxAge = Math.round((Date.parse(expires_at) - now().getTime()) / 1_000);
  const cookie = { path: '/', httpOnly: true, secure: true, sameSite: 'Strict', maxAge } as const;
  setCookie(request, PREVIEW_COOKIE, sealPreview(expires_at), cookie);
}

export const setupApi: Endpoint[] = [
  endpoint('get', '/admin/setup', readSetup, { summary: 'Mise en route : étapes, manques, contenu publié' }),
  endpoint('put', '/admin/setup/step', saveStep, { summary: 'Marquer une étape de la mise en route' }),
  endpoint('get', '/admin/setup/preview', openPreview, {
    summary: 'Voir le site avant sa mise en ligne, pendant une heure (cookie)',
    after: setPreviewCookie,
  }),
  endpoint('post', '/admin/setup/publish', publishSite, { summary: 'Mettre le site en ligne' }),
  endpoint('post', '/admin/demo/leave', leaveDemo, { summary: 'Partir de zéro : quitter la démonstration' }),
];
