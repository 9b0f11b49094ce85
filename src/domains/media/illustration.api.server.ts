import type { z } from 'zod';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { readFields } from '#src/platform/http/form-fields.server.ts';
import { placeIllustration } from './commands/place-illustration.server.ts';
import { restoreIllustration } from './commands/restore-illustration.server.ts';
import type { IllustrationChange } from './illustration.contract.ts';
import { listIllustrations, listLibrary } from './illustration.queries.server.ts';
import { PICTURE_FORM_LIMIT_BYTES, PICTURE_LIMIT_BYTES } from './picture.contract.ts';

const ONE = '/admin/illustrations/{name}';

const readChange = async ({ req }: ApiRequest) => {
  const { image, neutral, alt } = await readFields(req.raw);
  return { image, neutral, alt, name: req.param('name') } as z.input<typeof IllustrationChange>;
};

export const illustrationApi: Endpoint[] = [
  endpoint('get', '/admin/illustrations', listIllustrations, { summary: 'Images du site, par position' }),
  endpoint('get', '/admin/pictures', listLibrary, { summary: 'Photothèque : images du site déjà déposées' }),
  endpoint('put', ONE, placeIllustration, {
    summary: 'Remplacer une image du site',
    body: { json: PICTURE_LIMIT_BYTES, multipart: PICTURE_FORM_LIMIT_BYTES },
    read: readChange,
  }),
  endpoint('delete', ONE, restoreIllustration, { summary: 'Remettre l’illustration neutre' }),
];
