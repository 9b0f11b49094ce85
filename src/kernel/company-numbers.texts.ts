import { catalogue } from './catalogue.ts';

/** Reasons for which an identification number is refused. */
export const COMPANY_NUMBER_TEXTS = catalogue('company-numbers', {
  missingOne: '{name} compte {length} {unit} : il en manque un.',
  missing: '{name} compte {length} {unit} : il en manque {count}.',
  extraOne: '{name} compte {length} {unit} : il y en a un de trop.',
  extra: '{name} compte {length} {unit} : il y en a {count} de trop.',
  digits: 'chiffres',
  characters: 'caractères',
  notDigit: '{name} ne contient que des chiffres : retirez « {character} ».',
  notAlphanumeric: '{name} ne contient que des lettres et des chiffres : retirez « {character} ».',
  siren: {
    name: 'Le SIREN',
    key: 'Le dernier chiffre du SIREN ne correspond pas aux autres : vérifiez la saisie.',
  },
  siret: {
    name: 'Le SIRET',
    siren: 'Les neuf premiers chiffres du SIRET ne forment pas un SIREN : vérifiez la saisie.',
    key: 'Le dernier chiffre du SIRET ne correspond pas aux autres : vérifiez la saisie.',
  },
  vat: {
    name: 'Le numéro de TVA après « FR »',
    country: 'Le numéro de TVA d’une entreprise française commence par FR.',
    siren: 'Les neuf derniers chiffres du numéro de TVA ne forment pas un SIREN : vérifiez la saisie.',
    key: 'La clé du numéro de TVA devrait être {key} pour ce SIREN.',
  },
  iban: {
    name: 'Un IBAN qui commence par {country}',
    plainName: 'L’IBAN',
    start: 'L’IBAN commence par deux lettres et deux chiffres, par exemple FR76.',
    country: 'L’IBAN commence par {country}, qui n’est pas un pays de l’espace de paiement en euros (SEPA).',
    key: 'La clé de l’IBAN ne correspond pas aux autres caractères : vérifiez la saisie.',
  },
});
