import { WEEKDAYS } from '#src/domains/settings/hours.contract.ts';
import type { SettingGroup } from '#src/domains/settings/setting.contract.ts';
import { DEMO_PRICES } from './prices.server.ts';

const HISTORY = [
  'L’entreprise est née au Pouzin, dans un ancien hangar à tuiles entre le Rhône et l’Ouvèze, avec une échelle, un fourgon et une idée simple : monter voir avant de parler prix.',
  'Les premières années ont été celles des réparations : tuiles soulevées par le mistral, noues percées, solins décollés. C’est en reprenant les toits des autres que l’on apprend ce qui tient trente ans et ce qui ne passe pas deux hivers.',
  'La charpente est venue ensuite, puis l’atelier de zinguerie et sa plieuse. Depuis, tout ce qui compose un toit, du bois de charpente au dernier chéneau, passe par les mêmes mains : rien ne se perd entre deux corps de métier.',
  'L’équipe a grandi, le rayon aussi : de Lyon à Montélimar, de Saint-Étienne à Grenoble. L’habitude des débuts est restée : on monte, on photographie, on explique, et le devis vient après.',
];

const declared = (value: number | string) => ({ source: 'declared', value });

/** What this company promises: none of it is measured, and none of it is true. */
const PROMISES = {
  clients: declared(200),
  projects: declared(500),
  years: declared(10),
  rating: declared(4.9),
  answer_hours: declared(2),
  reply_hours: declared(24),
  guarantee_years: declared(10),
  treatment_years: declared(5),
  satisfaction_percent: declared(100),
  certification: declared('Expert certifié'),
  availability: declared('24h/24 et 7j/7'),
};

const DAY_AND_NIGHT = [{ from: '00:00', to: '24:00' }];
const HOURS = {
  ...Object.fromEntries(WEEKDAYS.map((day) => [day, DAY_AND_NIGHT])),
  closed_on_holidays: false,
};

/** A company that does not exist: numbers of the range kept for fiction, addresses that reach nobody. */
export const DEMO_SETTINGS: { group: SettingGroup; values: Record<string, unknown> }[] = [
  {
    group: 'general',
    values: {
      site_name: 'Toitures du Pouzin',
      site_description:
        'Couvreur, charpentier et zingueur au Pouzin, entre Drôme et Ardèche : toitures, fuites, démoussage, gouttières et isolation, dans un rayon de 100 km. Devis gratuit, garantie décennale, 24h/24 et 7j/7.',
      contact_email: 'contact@toitures-du-pouzin.example',
      contact_phone: '04 65 71 00 12',
      address: '12 chemin des Tuiliers, 07250 Le Pouzin',
      working_hours: '24h/24, 7j/7',
    },
  },
  {
    group: 'company',
    values: {
      legal_name: 'Toitures du Pouzin (entreprise fictive)',
      legal_form: 'SARL',
      capital: '10 000 €',
      siret: 'EXEMPLE 000 000 000 00000',
      registry: 'RCS Privas EXEMPLE 000 000 000',
      vat_number: 'FR EXEMPLE 00',
      iban: 'FR00 EXEMPLE 0000 0000 0000 0000 000',
      bic: 'EXEMPLEXXX',
      insurer: 'Assurance d’exemple, 1 place de la Fiction, 26000 Valence',
      insurance_policy: 'EXEMPLE-2026-0000',
      insurance_cover: 'France métropolitaine',
      mediator: 'Médiateur d’exemple, 2 place de la Fiction, 26000 Valence (mediateur.example)',
      publication_director: 'Camille Exemple',
      host: 'Hébergé par l’entreprise elle-même (exemple à remplacer)',
      street: '12 chemin des Tuiliers',
      postal_code: '07250',
      city: 'Le Pouzin',
      is_micro_enterprise: true,
    },
  },
  { group: 'promises', values: PROMISES },
  { group: 'hours', values: HOURS },
  { group: 'about', values: { history: HISTORY.join('\n') } },
  { group: 'prices', values: DEMO_PRICES },
  { group: 'travel', values: { free_km: 30, fee_per_km_cents: 90 } },
  {
    group: 'quotes',
    values: {
      terms:
        'Règlement par virement, chèque ou carte ; espèces jusqu’à 1 000 €. Les travaux commencent dans les six semaines qui suivent l’acompte, selon la météo.',
      waste_quantity:
        'Estimation pour ce chantier : 15 kg de gravats et d’emballages par mètre carré de toiture repris.',
      waste_sorting:
        'Tri sur le chantier (terre cuite, bois, métaux, emballages), enlèvement par nos soins en bennes séparées.',
      waste_collection:
        'Déchèterie professionnelle d’exemple, 3 place de la Fiction, 07250 Le Pouzin (gravats, bois, métaux).',
      waste_cost: 'Tri, transport et traitement compris dans le prix, sauf ligne contraire.',
      rge: 'L’entreprise d’exemple n’est pas titulaire du label RGE : les travaux n’ouvrent pas droit aux aides qui le demandent. Elle ne fait appel à aucun sous-traitant.',
    },
  },
  {
    group: 'email',
    values: {
      recipient: 'contact@toitures-du-pouzin.example',
      signature: 'L’équipe des Toitures du Pouzin\n04 65 71 00 12 – 24h/24, 7j/7',
    },
  },
  {
    group: 'social',
    values: {
      facebook: 'https://facebook.example/toitures-du-pouzin',
      instagram: 'https://instagram.example/toitures-du-pouzin',
      linkedin: 'https://linkedin.example/toitures-du-pouzin',
      whatsapp: '+33465710012',
    },
  },
  {
    group: 'promo',
    values: {
      title: 'Rénover : pourquoi commencer par le toit',
      text: '25 à 30 % de la chaleur d’une maison mal isolée s’en va par le toit. Un magazine de l’habitat explique, exemples à l’appui, dans quel ordre mener les travaux.',
      url: 'https://magazine-habitat.example/renover-commencer-par-le-toit',
      label: 'Lire l’article',
    },
  },
];
