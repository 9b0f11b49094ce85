import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the fields that offer what the company already knows. */
export const PICKER_TEXTS = catalogue('pickers', {
  other: 'Autre…',
  otherLabel: 'Autre : {label}',
  choose: 'Choisir…',
  none: 'Non précisé',
  loadError: 'La liste ne se charge pas : tapez la valeur.',
  near: 'Très proche de « {known} », déjà utilisé.',
  take: 'Prendre « {known} »',
  person: {
    label: 'Client connu',
    hint: 'Nom, e-mail ou téléphone',
    help: 'Remplit les champs suivants. Une personne nouvelle se saisit directement.',
    other: 'Autre… (nouveau client)',
    nothing: 'Personne de ce nom : saisissez le client ci-dessous.',
    error: 'La recherche a échoué',
  },
  category: {
    title: 'Nouvelle catégorie',
    name: 'Nom de la catégorie',
    hint: 'Elle apparaîtra dans les listes et sur le site.',
    same: '« {known} » existe déjà.',
    near: '« {name} » ressemble à « {known} » : une faute de frappe ?',
    create: 'Créer la catégorie',
    createAnyway: 'Créer « {name} » quand même',
    none: 'Sans catégorie',
  },
});
