import { z } from 'zod';
import { isMultipart, readForm, readJsonObject } from '#src/platform/http/body.server.ts';
import { JSON_LIMIT_BYTES } from '#src/platform/http/body-admission.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { SCAN_FORM_BYTES, type ScanAddition } from './acceptance-scan.contract.ts';
import { addAcceptanceScans } from './commands/add-acceptance-scans.server.ts';
import { cancelAcceptance } from './commands/cancel-acceptance.server.ts';
import { recordAcceptance } from './commands/record-acceptance.server.ts';
import { readAcceptanceScan } from './quote.queries.server.ts';
import { AgreementFields, type RecordedAcceptance } from './quote-acceptance.contract.ts';
import { QUOTE_ACCEPTANCE_TEXTS as TEXTS } from './quote-acceptance.texts.ts';

/** Reads JSON, or a form when there are files. */
async function readWithScans({ req }: ApiRequest): Promise<object> {
  const id = req.param('id');
  if (!isMultipart(req.raw)) {
    const { scans: _formsOnly, ...fields } = await readJsonObject(req.raw);
    return { scans: [], ...fields, id };
  }
  const form = await readForm(req.raw);
  return { ...Object.fromEntries(form.fields), scans: form.filesNamed('scans'), id };
}

const BODY = { json: JSON_LIMIT_BYTES, multipart: SCAN_FORM_BYTES, tooLarge: TEXTS.scans.formTooLarge };

/** Sends a file to save: a visitor's PDF never opens within the site. */
function scanFile({ req }: ApiRequest, { bytes, contentType }: { bytes: Uint8Array; contentType: string }): Response {
  const name = `accord-${req.param('id')}-${req.param('scan')}.${contentType === 'application/pdf' ? 'pdf' : 'jpg'}`;
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

/** Endpoints of an acceptance that the office records, with its files, or cancels. */
export const quoteAcceptanceApi: Endpoint[] = [
  endpoint('post', '/admin/quotes/{id}/acceptance', recordAcceptance, {
    summary:
      'Enregistrer l’accord que le client a donné hors du site : le devis devient un contrat et ne change plus ; avec des fichiers « scans », un formulaire',
    message: TEXTS.recorded,
    request: AgreementFields,
    body: BODY,
    read: async (request) => (await readWithScans(request)) as z.input<typeof RecordedAcceptance>,
  }),
  endpoint('post', '/admin/quotes/{id}/acceptance/scans', addAcceptanceScans, {
    summary:
      'Joindre à un accord enregistré une photo ou un PDF de ce qui est signé (« scans ») ; rien ne se remplace ni ne se retire',
    status: 201,
    message: TEXTS.scans.added,
    body: BODY,
    read: async (request) => (await readWithScans(request)) as z.input<typeof ScanAddition>,
  }),
  endpoint('get', '/admin/quotes/{id}/acceptance/scans/{scan}', readAcceptanceScan, {
    summary: 'Un justificatif d’accord',
    answers: { 'application/pdf': z.file(), 'image/jpeg': z.file() },
    send: scanFile,
  }),
  endpoint('post', '/admin/quotes/{id}/acceptance/cancellation', cancelAcceptance, {
    summary:
      'Annuler l’acceptation d’un client, avec un motif ; refusé (409) après une facture, un paiement ou une commande',
    message: TEXTS.cancelled,
  }),
];
