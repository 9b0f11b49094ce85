import type { SettingGroup } from '#src/domains/settings/setting.contract.ts';

/** Settings of the fictitious company that are no content of its site: an archive never holds them. */
export const OFFICE_SETTINGS: { group: SettingGroup; values: Record<string, unknown> }[] = [
  {
    group: 'company',
    values: { iban: 'FR00 EXEMPLE 0000 0000 0000 0000 000', bic: 'EXEMPLEXXX' },
  },
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
];
