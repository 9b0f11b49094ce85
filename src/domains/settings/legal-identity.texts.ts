import { catalogue } from '#src/kernel/catalogue.ts';

/** Names of the legal entries, as shown to the owner. */
export const LEGAL_IDENTITY_TEXTS = catalogue('legal-identity', {
  capital: 'au capital de {capital}',
  missing: {
    legalName: 'raison sociale',
    legalForm: 'forme juridique',
    seat: 'adresse du siège',
    siret: 'SIRET',
    director: 'directeur de la publication',
    host: 'hébergeur',
    insurer: 'assureur décennal',
    insuranceCover: 'couverture géographique de l’assurance',
    mediator: 'médiateur de la consommation',
    phone: 'téléphone',
    email: 'adresse e-mail',
    registry: 'immatriculation (RCS et ville, ou RM/RNE)',
    capital: 'capital social',
  },
  quotePrice: 'prix d’un devis, ou sa gratuité',
  invalid: {
    siret: 'SIRET à corriger',
    vat_number: 'numéro de TVA à corriger',
    iban: 'IBAN à corriger',
    registry: 'immatriculation à corriger',
    capital: 'capital social à corriger',
  },
});
