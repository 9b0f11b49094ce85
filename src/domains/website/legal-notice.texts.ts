import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of /mentions-legales. */
export const LEGAL_NOTICE_TEXTS = catalogue('legal-notice', {
  meta: {
    title: 'Mentions légales – {name}',
    description:
      'Éditeur, hébergeur, assurance décennale et médiateur de la consommation du site de {name}, et crédits.',
  },
  title: 'Mentions légales',
  text: 'Qui publie ce site, qui l’héberge, qui assure les travaux, et à qui l’on doit ses lettres et ses dessins.',
  summary: 'Sur cette page',
  publisher: {
    title: 'Éditeur du site',
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
  host: { title: 'Hébergement', label: 'Hébergeur' },
  insurance: {
    title: 'Assurance professionnelle',
    text: 'Les travaux de construction sont couverts par une assurance de responsabilité décennale. L’attestation est jointe à chaque devis.',
    insurer: 'Assureur',
    policy: 'Contrat',
    cover: 'Couverture géographique',
  },
  mediation: {
    title: 'Médiation de la consommation',
    text: [
      'Un désaccord ? Écrivez-nous d’abord : la plupart des différends se règlent en montant voir ensemble.',
      'Si rien ne se règle, tout consommateur peut saisir gratuitement le médiateur dont l’entreprise relève, dans l’année qui suit sa réclamation écrite (articles L612-1 et suivants du code de la consommation).',
    ],
    label: 'Médiateur',
  },
  credits: {
    title: 'Crédits et licences',
    text: 'Le site est fabriqué avec des œuvres libres, que leurs auteurs soient remerciés :',
    list: [
      { label: 'Caractères', value: 'Bricolage Grotesque et Hanken Grotesk, licence SIL Open Font 1.1' },
      { label: 'Pictogrammes', value: 'Tabler Icons, licence MIT' },
      { label: 'Fond de la carte dessinée', value: 'Contours des départements : © MapSVG, licence CC BY 4.0' },
      {
        label: 'Communes de France',
        value: 'Noms, codes et populations : INSEE, Licence Ouverte 2.0 ; coordonnées : GeoNames, licence CC BY 4.0',
      },
      { label: 'Logiciel', value: 'Faîtage, licence MIT' },
    ],
    map: {
      label: 'Carte détaillée, si vous l’ouvrez',
      aucune: '',
      ign: 'Plan IGN, Licence Ouverte, et Leaflet, licence BSD',
      osm: '© les contributeurs d’OpenStreetMap, licence ODbL, et Leaflet, licence BSD',
    },
    pictures:
      'Les illustrations livrées avec le site sont dessinées par un programme : elles ne montrent ni un chantier ni une personne réels. Les photographies ajoutées par l’entreprise lui appartiennent ou sont publiées avec l’accord de leurs auteurs.',
  },
  use: {
    title: 'Utilisation du site',
    text: [
      'Les textes du site informent sans engager : seul le devis signé fait foi. Les distances et les durées de trajet sont des estimations.',
      'Une erreur, un contenu à signaler, un lien brisé ? Dites-le-nous : nous corrigeons.',
    ],
  },
});
