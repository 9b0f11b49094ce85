import { catalogue } from '#src/kernel/catalogue.ts';

/** What the product states in the legal notice by itself: labels of the company's data, credits. */
export const LEGAL_NOTICE_TEXTS = catalogue('legal-notice', {
  publisher: {
    name: 'Entreprise',
    form: 'Forme juridique',
    seat: 'Siège social',
    siret: 'SIRET',
    registry: 'Immatriculation',
    vat: 'TVA intracommunautaire',
    director: 'Directeur de la publication',
    phone: 'Téléphone',
    email: 'E-mail',
  },
  host: { label: 'Hébergeur' },
  insurance: {
    insurer: 'Assureur',
    policy: 'Contrat',
    cover: 'Couverture géographique',
  },
  mediation: { label: 'Médiateur' },
  credits: {
    drawn: {
      label: 'Fond de la carte dessinée',
      mainland: 'Contours des départements : © MapSVG, licence CC BY 4.0',
      overseas: 'Contours des côtes : Natural Earth, domaine public',
    },
    design: [
      { label: 'Caractères', value: 'Bricolage Grotesque et Hanken Grotesk, licence SIL Open Font 1.1' },
      { label: 'Pictogrammes', value: 'Tabler Icons, licence MIT' },
    ],
    data: [
      {
        label: 'Communes de France',
        value:
          'Noms, codes et populations : INSEE, Licence Ouverte 2.0 ; coordonnées : GeoNames, licence CC BY 4.0, et IGN, Admin Express COG 2018, Licence Ouverte',
      },
      { label: 'Logiciel', value: 'Faîtage, licence MIT' },
    ],
    map: {
      label: 'Carte détaillée, si vous l’ouvrez',
      aucune: '',
      ign: 'Plan IGN, Licence Ouverte, et Leaflet, licence BSD',
      osm: '© les contributeurs d’OpenStreetMap, licence ODbL, et Leaflet, licence BSD',
    },
  },
});
