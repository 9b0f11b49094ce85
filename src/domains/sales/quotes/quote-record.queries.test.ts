import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote, ROOF_LINES } from './quote.fixture.server.ts';
import { drawQuote } from './quote.queries.server.ts';
import { aCompany } from './quote-link.fixture.server.ts';

useDatabase();

describe('drawQuote', () => {
  it('renders every mention that the law requires on a devis', async () => {
    await aCompany();
    const { id } = await aQuote({
      lines: ROOF_LINES,
      address: '3 rue des Lilas, 26000 Valence',
      valid_until: '2026-12-20',
    });
    const { bytes } = await drawQuote(await asAdmin(), { id });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    const plain = text.replace(/\s+/g, ' ');
    for (const words of [
      `D${String(id).padStart(6, '0')}`,
      'Valable jusqu’au : 20 décembre 2026',
      'Toitures d’essai SARL',
      'EXEMPLE 00000',
      'FR EXEMPLE 00',
      'Assurance d’essai, Valence',
      'France métropolitaine',
      '3 rue des Lilas, 26000 Valence',
      'Paule Rivoire',
      'devis est gratuit',
      '55,00 € TTC',
      'Déplacement',
      'Acompte de 30 %',
      'Solde à la réception.',
      '15 kg par m²',
      'Tri sur place',
      'Déchèterie d’essai',
      'Coût : Compris',
      'indissociablement liés',
      'plus de deux ans',
      'Entreprise non titulaire du label RGE.',
      'quatorze jours',
      'Renoncer au contrat ici',
      'Médiateur d’essai',
    ]) {
      expect(plain).toContain(words);
    }
  });

  it('allows only administrators and existing quotes', async () => {
    await expect(drawQuote(await asAdmin(), { id: 404 })).rejects.toMatchObject({ status: 404 });
    await expect(drawQuote(asVisitor(), { id: 1 })).rejects.toMatchObject({ status: 401 });
  });
});
