import { PICTURE_LIMIT_BYTES } from '#src/domains/media/picture.contract.ts';
import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { addPagePicture } from './commands/add-page-picture.server.ts';
import { cancelPublication } from './commands/cancel-publication.server.ts';
import { cropPagePicture } from './commands/crop-page-picture.server.ts';
import { discardPageDraft } from './commands/discard-page-draft.server.ts';
import { publishPage } from './commands/publish-page.server.ts';
import { restorePageVersion } from './commands/restore-page-version.server.ts';
import { savePageDraft } from './commands/save-page-draft.server.ts';
import { comparePageVersions, linkPreview, listPages, listPageVersions, readPage } from './page.queries.server.ts';
import { PAGE_TEXTS as texts } from './page.texts.ts';

export const pageApi: Endpoint[] = [
  endpoint('get', '/admin/pages', listPages, { summary: 'Les pages du site et leur état' }),
  endpoint('post', '/admin/pages/pictures', addPagePicture, {
    summary: 'Déposer une image pour une page',
    status: 201,
    body: { json: PICTURE_LIMIT_BYTES },
  }),
  endpoint('post', '/admin/pages/pictures/crop', cropPagePicture, {
    summary: 'Recadrer une image déposée pour une page',
    status: 201,
  }),
  endpoint('get', '/admin/pages/{page}', readPage, { summary: 'Une page : ce qui est publié et son brouillon' }),
  endpoint('put', '/admin/pages/{page}/draft', savePageDraft, {
    summary: 'Enregistrer le brouillon d’une page',
    message: texts.saved,
  }),
  endpoint('delete', '/admin/pages/{page}/draft', discardPageDraft, {
    summary: 'Abandonner le brouillon d’une page',
    message: texts.discarded,
  }),
  endpoint('get', '/admin/pages/{page}/preview', linkPreview, {
    summary: 'L’adresse de l’aperçu d’une page, valable une demi-heure',
  }),
  endpoint('post', '/admin/pages/{page}/publication', publishPage, {
    summary: 'Publier le brouillon d’une page, tout de suite ou à une date',
    message: ({ publish_at }) => (publish_at === null ? texts.published : texts.planned),
  }),
  endpoint('delete', '/admin/pages/{page}/publication', cancelPublication, {
    summary: 'Annuler la publication programmée d’une page',
    message: texts.unplanned,
  }),
  endpoint('get', '/admin/pages/{page}/versions', listPageVersions, {
    summary: 'Les 50 dernières versions publiées d’une page',
  }),
  endpoint('get', '/admin/pages/{page}/versions/{version}', comparePageVersions, {
    summary: 'Ce qui a changé entre une version et une autre, ou le brouillon',
  }),
  endpoint('post', '/admin/pages/{page}/versions/{version}/restore', restorePageVersion, {
    summary: 'Reprendre une version en brouillon',
    message: texts.restored,
  }),
];
