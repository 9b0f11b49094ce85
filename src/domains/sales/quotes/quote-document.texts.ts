import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the devis and of its missing entries. */
export const QUOTE_DOCUMENT_TEXTS = catalogue('quote-document', {
  title: 'Devis',
  date: 'Date',
  validUntil: 'Valable jusqu’au',
  customer: 'Client',
  place: 'Lieu des travaux',
  execution: 'Exécution des travaux',
  siret: 'SIRET {siret}',
  vatNumber: 'TVA intracommunautaire {number}',
  request: 'Votre demande : {description}',
  validity: {
    title: 'Validité et prix',
    until: 'Ce devis est valable jusqu’au {date}. Au-delà, un nouveau devis est nécessaire.',
    free: 'L’établissement de ce devis est gratuit.',
    priced: 'L’établissement de ce devis coûte {price}.',
    hourly: 'Taux horaire de main-d’œuvre : {price}. {note}',
    travelAll: 'Déplacement : {price} par kilomètre, aller et retour, quand une ligne le prévoit.',
    travel:
      'Déplacement : compris jusqu’à {km} km, puis {price} par kilomètre au-delà, aller et retour, quand une ligne le prévoit.',
  },
  payment: {
    title: 'Règlement',
    deposit: 'Acompte de {percent} % à la commande, soit {amount} ; le solde à la réception des travaux.',
    whole: 'Aucun acompte n’est demandé ; le prix est dû à la réception des travaux.',
  },
  insurance: {
    title: 'Assurance et garanties',
    insurer: 'Assurance de responsabilité décennale : {insurer}.',
    policy: 'Contrat n° {policy}.',
    cover: 'Couverture géographique : {cover}.',
    guarantees:
      'Garanties légales à compter de la réception : parfait achèvement un an, bon fonctionnement deux ans, responsabilité décennale dix ans.',
  },
  waste: {
    title: 'Gestion des déchets du chantier',
    quantity: 'Quantité estimée : {text}',
    sorting: 'Tri et enlèvement : {text}',
    collection: 'Points de collecte : {text}',
    cost: 'Coût : {text}',
  },
  certificate: {
    title: 'Attestation du client pour le taux réduit de TVA',
    dwelling:
      'Pour les lignes à {rates} : le client certifie, en sa qualité de preneur de la prestation, que les travaux portent sur des locaux à usage d’habitation achevés depuis plus de deux ans, et que, sur une période de deux ans, ils ne concourent pas à la production d’un immeuble neuf au sens du 2° du 2 du I de l’article 257 du code général des impôts et n’augmentent pas de plus de 10 % la surface de plancher des locaux existants.',
    reduced:
      'Pour les lignes au taux de 5,5 % : le client certifie de plus que ces travaux sont des travaux de rénovation énergétique répondant aux critères de l’article 278-0 bis A du code général des impôts, ou leur sont indissociablement liés.',
    keep: 'Le client conserve ce devis et les factures jusqu’au 31 décembre de la cinquième année suivant les travaux ; il est solidairement tenu au paiement du complément de taxe si ces mentions sont inexactes de son fait.',
  },
  rge: { title: 'Label RGE et sous-traitance' },
  withdrawal: {
    title: 'Droit de rétractation',
    right:
      'Le client dispose de quatorze jours à compter du lendemain de l’acceptation de {this} pour se rétracter, sans motif ni frais ; si le dernier jour est un samedi, un dimanche ou un jour férié, le délai court jusqu’au jour ouvrable suivant. Il lui suffit d’utiliser la fonction « Renoncer au contrat ici » de la page {of}, affichée pendant tout ce délai, ou de le déclarer par écrit à l’entreprise.',
    formTitle: 'Modèle de formulaire de rétractation',
    form: [
      'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
      'À l’attention {of_company}, {address}, {email} :',
      'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la prestation de services ci-dessous : {document}, {service}.',
      'Commandé le (*)/reçu le (*) : ____________________',
      'Nom du (des) consommateur(s) : ____________________',
      'Adresse du (des) consommateur(s) : ____________________',
      'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) : ____________________',
      'Date : ____________________',
      '(*) Rayez la mention inutile.',
    ],
  },
  names: {
    quote: { this: 'ce devis', of: 'du devis', document: 'devis {number}' },
    amendment: { this: 'cet avenant', of: 'de l’avenant', document: 'avenant n° {place} au devis {contract}' },
  },
  noWithdrawal: {
    office: 'Ce contrat est conclu dans les locaux de l’entreprise : il n’ouvre pas de droit de rétractation.',
    urgent_repair:
      'Les travaux de ce devis sont strictement nécessaires à une réparation urgente que le client a expressément demandée à son domicile : ils n’ouvrent pas de droit de rétractation (article L221-28 du code de la consommation). Tous autres travaux font l’objet d’un autre devis.',
  },
  home: 'Contrat conclu au domicile du client : aucun paiement n’est reçu avant la fin d’un délai de sept jours à compter du lendemain de l’acceptation (article L221-10 du code de la consommation).',
  professional:
    'En cas de retard : pénalités au taux de trois fois l’intérêt légal, exigibles sans rappel, et indemnité forfaitaire de 40 € pour frais de recouvrement (articles L441-10 et D441-5 du code de commerce).',
  signatures: {
    company: 'L’entreprise',
    companyLines: 'Date et signature :',
    customer: 'Le client',
    customerLines: '« Bon pour accord », date et signature :',
  },
  mediator: {
    title: 'Médiation de la consommation',
    text: 'Après une réclamation écrite restée sans réponse satisfaisante, le client peut saisir gratuitement le médiateur : {mediator}.',
  },
  missing: {
    legalName: 'la raison sociale',
    legalForm: 'la forme juridique',
    seat: 'l’adresse du siège',
    siret: 'le SIRET',
    registry: 'l’immatriculation (RCS et ville, ou RM/RNE)',
    capital: 'le capital social',
    validSiret: 'un SIRET valide (à corriger dans les réglages)',
    validRegistry: 'une immatriculation valide (à corriger dans les réglages)',
    validVatNumber: 'un numéro de TVA valide (à corriger dans les réglages)',
    validCapital: 'un capital social valide (à corriger dans les réglages)',
    vatNumber: 'le numéro de TVA',
    phone: 'le téléphone de l’entreprise',
    companyEmail: 'l’e-mail de l’entreprise',
    insurer: 'l’assureur décennal',
    insuranceCover: 'la couverture géographique de l’assurance',
    mediator: 'le médiateur de la consommation',
    hourly: 'le taux horaire de main-d’œuvre (réglages, tarifs)',
    terms: 'les conditions (réglages, devis)',
    wasteQuantity: 'la quantité estimée de déchets (réglages, devis)',
    wasteSorting: 'le tri et l’enlèvement des déchets (réglages, devis)',
    wasteCollection: 'les points de collecte des déchets (réglages, devis)',
    wasteCost: 'le coût des déchets (réglages, devis)',
    rge: 'la mention sur le label RGE (réglages, devis)',
    name: 'le nom du client',
    email: 'l’e-mail du client',
    address: 'le lieu des travaux',
    execution: 'la date ou la période d’exécution des travaux',
    price: 'un prix',
    validity: 'une date de validité à venir',
  },
  incomplete: 'Ce devis ne peut pas être envoyé. Il manque : {list}.',
});
