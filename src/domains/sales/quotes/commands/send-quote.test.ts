import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { toTotals } from '#src/domains/sales/pricing/totals.rules.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { exactEuros } from '#src/kernel/money.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { aQuote, ROOF_LINES } from '../quote.fixture.server.ts';
import { findQuote } from '../quote.internal.server.ts';
import { aCompany } from '../quote-link.fixture.server.ts';
import { openLinkedQuote } from './open-linked-quote.server.ts';
import { sendQuote } from './send-quote.server.ts';

useDatabase();
describe('sendQuote', () => {
  beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
  afterEach(() => freezeClock());

  const READY = { lines: ROOF_LINES, address: '3 rue des Lilas, 26000 Valence' };
  const tokenIn = (text = ''): string => /\/devis\?token=([\w-]{43})/.exec(text)?.[1] ?? '';

  it('emails the devis with a link of its own and marks the quote as sent', async () => {
    await aCompany();
    const { id } = await aQuote(READY);
    const receipt = await sendQuote(await asAdmin(), { id });
    expect(receipt).toMatchObject({ id, email: 'paule@essai.example', valid_until: '2026-12-20' });
    const [emailContent] = await queuedEmails('paule@essai.example');
    expect(emailContent).toMatchObject({ replyTo: 'contact@toitures.example' });
    expect(emailContent?.subject).toContain(receipt.number);
    const [file] = emailContent?.attachments ?? [];
    expect(file).toMatchObject({ name: `devis-${receipt.number}.pdf`, type: 'application/pdf' });
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(file?.base64 ?? '', 'base64')));
    const { text } = await extractText(pdf, { mergePages: true });
    const plain = (words: string): string => words.replace(/\s+/g, ' ');
    const { gross_cents } = toTotals(ROOF_LINES);
    const signed = '« Bon pour accord »';
    const form = 'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat';
    for (const word of [
      receipt.number,
      '20 décembre 2026',
      'EXEMPLE 00000',
      exactEuros(gross_cents),
      form,
      signed,
      'Semaine 12',
    ]) {
      expect(plain(text)).toContain(plain(word));
    }
    expect(await findQuote({ id })).toMatchObject({
      status: 'quoted',
      open_status: 'quoted',
      sent_at: '2026-11-20T08:00:00.000Z',
      valid_until: '2026-12-20',
    });
    const links = await db().selectFrom('document_links').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(tokenIn(emailContent?.text));
    const audit = await db().selectFrom('audit_log').selectAll().where('action', '=', 'quote.send').executeTakeFirst();
    expect(audit?.after).toContain(receipt.number);
  });

  it('invalidates the earlier link when sent again', async () => {
    await aCompany();
    const { id } = await aQuote(READY);
    const admin = await asAdmin();
    await sendQuote(admin, { id });
    await sendQuote(admin, { id });
    const [first = '', second = ''] = (await queuedEmails('paule@essai.example')).map(({ text }) => tokenIn(text));
    await expect(openLinkedQuote(asVisitor(), { token: first })).rejects.toMatchObject({ code: 'not-found' });
    expect(await openLinkedQuote(asVisitor(), { token: second })).toMatchObject({ id, state: 'open' });
  });

  describe('legal requirements of a devis', () => {
    it('names missing legal data and sends nothing', async () => {
      const { id } = await aQuote({ email: '' });
      const refusal = await sendQuote(await asAdmin(), { id }).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ status: 422 });
      const { message } = refusal as Error;
      for (const words of [
        'SIRET',
        'assureur décennal',
        'médiateur',
        'déchets',
        'RGE',
        'lieu des travaux',
        'un prix',
      ]) {
        expect(message).toContain(words);
      }
      expect(await queuedEmails()).toEqual([]);
      expect(await findQuote({ id })).toMatchObject({ status: 'pending', sent_at: null });
    });

    it('names register and capital of a company without them, and requires neither of a sole trader', async () => {
      await aCompany();
      const company = { capital: '', registry: '' };
      await saveSettings(systemContext('test'), { group: 'company', values: company });
      const { id } = await aQuote(READY);
      await expect(sendQuote(await asAdmin(), { id })).rejects.toMatchObject({
        message: expect.stringMatching(/: l’immatriculation \(RCS et ville, ou RM\/RNE\), le capital social\.$/),
      });
      const sole = { legal_form: 'EI', registry: 'RNE' };
      await saveSettings(systemContext('test'), { group: 'company', values: sole });
      await expect(sendQuote(await asAdmin(), { id })).resolves.toMatchObject({ id });
    });

    const sentDocument = async (): Promise<string> => {
      const { document } = await db().selectFrom('document_links').select('document').executeTakeFirstOrThrow();
      return document;
    };
    const sent = async (terms: Parameters<typeof aQuote>[0]): Promise<string> => {
      await aCompany();
      await sendQuote(await asAdmin(), { id: (await aQuote({ ...READY, ...terms })).id });
      return sentDocument();
    };

    it('requires the date or the period of the works', async () => {
      await aCompany();
      const { id } = await aQuote({ ...READY, execution_period: '' });
      await expect(sendQuote(await asAdmin(), { id })).rejects.toMatchObject({
        status: 422,
        fields: { execution: ['la date ou la période d’exécution des travaux'] },
      });
    });

    it('prints the waste of the quote in place of that of the settings', async () => {
      const document = await sent({ waste_quantity: '3 tonnes', waste_cost: '405 €' });
      for (const text of ['3 tonnes', '405 €', 'Déchèterie d’essai']) expect(document).toContain(text);
      expect(document).not.toContain('15 kg par m²');
    });

    it.each([
      ['distance', 'consumer', ['Modèle de formulaire', 'Médiateur d’essai'], ['40 €', 'sept jours', 'n’ouvre']],
      ['home', 'consumer', ['Modèle de formulaire', 'délai de sept jours'], ['40 €', 'pénalités']],
      ['office', 'consumer', ['n’ouvre pas de droit', 'Médiateur d’essai'], ['40 €', 'Modèle de formulaire']],
      ['urgent_repair', 'consumer', ['strictement nécessaires'], ['40 €', 'Modèle de formulaire', 'sept jours']],
      ['home', 'professional', ['40 €', 'pénalités'], ['étractation', 'Médiateur', 'sept jours']],
    ] as const)('prints for a contract (%s) with a %s what the law requires', async (mode, customer, words, others) => {
      const document = await sent({ contract_mode: mode, customer_kind: customer });
      for (const text of words) expect(document).toContain(text);
      for (const text of others) expect(document).not.toContain(text);
      expect(JSON.parse(document)).toMatchObject({ contract: { mode, customer } });
    });

    it('requires a validity in the future', async () => {
      await aCompany();
      const { id } = await aQuote({ ...READY, valid_until: '2026-11-19' });
      await expect(sendQuote(await asAdmin(), { id })).rejects.toThrow('validité');
    });

    it('requires no VAT for an exempt company', async () => {
      await aCompany();
      await saveSettings(systemContext('test'), { group: 'company', values: { is_vat_exempt: true, vat_number: '' } });
      await sendQuote(await asAdmin(), { id: (await aQuote(READY)).id });
      const link = await db().selectFrom('document_links').select('document').executeTakeFirstOrThrow();
      const { net_cents } = toTotals(ROOF_LINES);
      expect(JSON.parse(link.document)).toMatchObject({
        vat_note: 'TVA non applicable, art. 293 B du CGI',
        totals: { net_cents, vat_cents: 0, gross_cents: net_cents },
        is_untaxed: true,
      });
      expect(link.document.replace('TVA non applicable, art. 293 B du CGI', '')).not.toMatch(/\bTTC\b|\bTVA\b/);
      const [emailContent] = await queuedEmails('paule@essai.example');
      expect(emailContent?.text).not.toContain('TTC');
    });
  });

  it('refuses a quote that is already a contract and a missing one', async () => {
    await aCompany();
    const admin = await asAdmin();
    const { id } = await aQuote({ ...READY, status: 'accepted' });
    await expect(sendQuote(admin, { id })).rejects.toMatchObject({ status: 409 });
    await expect(sendQuote(admin, { id: 404 })).rejects.toMatchObject({ status: 404 });
    await expect(sendQuote(asVisitor(), { id })).rejects.toMatchObject({ status: 401 });
  });
});
