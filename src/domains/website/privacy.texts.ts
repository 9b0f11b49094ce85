import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of /confidentialite. They describe what the software does, so both must be changed together. */
export const PRIVACY_TEXTS = catalogue('privacy', {
  essentials: [
    'Aucun traceur, aucune publicité, aucune mesure d’audience : il n’y a pas de bandeau parce qu’il n’y a rien à accepter.',
    'Lire le site ne laisse aucun cookie et n’appelle aucun autre serveur que le nôtre.',
  ],
  /** In place of the essentials where a service counts the visits. */
  measured: {
    essentials: [
      'Aucune publicité, aucun cookie de lecture, rien qui vous suive d’un site à l’autre : il n’y a pas de bandeau parce qu’il n’y a rien à accepter.',
      'Les visites sont comptées par {host} : la page lue, le site d’où vous venez, la sorte d’appareil. Ce serveur voit l’adresse IP de votre connexion, comme tout site que l’on visite.',
      'Rien n’est compté quand votre navigateur demande à ne pas être suivi, ni quand vous êtes connecté.',
    ],
    row: {
      what: 'Visites des pages publiques : page, site précédent, sorte d’appareil, chez {host}',
      why: 'Savoir quelles pages sont lues',
      basis: 'Intérêt légitime : améliorer le site',
      time: 'Sans nom ni identifiant ; vous pouvez refuser d’être compté, au début de cette page',
    },
  },
  controller: {
    name: 'Entreprise',
    seat: 'Adresse',
    email: 'Pour vos données',
    phone: 'Téléphone',
  },
  saved: {
    caption: 'Données conservées, raison, fondement juridique et durée',
    columns: { what: 'Quoi', why: 'Pourquoi', basis: 'Fondement', time: 'Combien de temps' },
    rows: [
      {
        what: 'Messages et demandes de devis : nom, e-mail, téléphone, texte, photos jointes',
        why: 'Vous répondre et chiffrer les travaux',
        basis: 'Mesures prises à votre demande avant un contrat',
        time: '{messageYears} ans au plus après le dernier échange, photos comprises. Ce que le site écarte comme indésirable : {spamDays} jours.',
      },
      {
        what: 'Discussion en ligne : messages, photos, page de départ, et le nom ou l’e-mail que vous y laissez',
        why: 'Vous répondre, sur place ou par e-mail quand vous êtes parti',
        basis: 'Mesures prises à votre demande avant un contrat',
        time: '{chatYears} an après le dernier message, photos comprises ; {silentChatDays} jour quand rien n’y a été écrit. Ce qui en devient un message ou un devis suit les durées de ceux-ci.',
      },
      {
        what: 'Devis acceptés et pièces qui en découlent ; d’un devis accepté ou refusé en ligne, aussi le nom, la date, l’adresse IP et le navigateur de qui répond',
        why: 'Faire les travaux, tenir les comptes, répondre de la garantie',
        basis: 'Contrat et obligations légales',
        time: 'Dix ans au moins, comme la loi l’exige des pièces comptables. Les devis sans suite : {quoteYears} ans.',
      },
      {
        what: 'Lettre d’information : adresse e-mail, dates de demande et de confirmation',
        why: 'Vous l’envoyer, et pouvoir montrer que vous l’avez demandée',
        basis: 'Votre consentement',
        time: 'Jusqu’à votre désinscription : l’adresse est effacée aussitôt, les dates seules restent {endedDays} jours. Demande jamais confirmée : {pendingDays} jours.',
      },
      {
        what: 'Compte client, si vous en ouvrez un : nom, e-mail, téléphone, adresse, empreinte du mot de passe',
        why: 'Suivre vos demandes, vos devis, vos factures et vos messages',
        basis: 'Contrat',
        time: 'Jusqu’à sa suppression, que vous pouvez faire vous-même depuis votre profil ; les pièces comptables demeurent, sans lien avec un compte. Un compte dont l’adresse n’est jamais confirmée et qui ne contient rien : {unverifiedDays} jours. Une session dure {sessionDays} jours au plus ; l’adresse IP et le navigateur qui l’ont ouverte s’effacent avec elle.',
      },
      {
        what: 'Avis publiés : prénom ou nom, commune, texte',
        why: 'Montrer ce que des clients disent de nous',
        basis: 'Votre accord',
        time: 'Jusqu’à ce que vous en demandiez le retrait',
      },
      {
        what: 'Adresse IP de qui envoie un formulaire ou ouvre une session',
        why: 'Compter les envois et arrêter les robots',
        basis: 'Intérêt légitime : la sécurité du site',
        time: 'Deux jours au plus',
      },
      {
        what: 'Journal de l’administration : qui a changé quoi, quand, adresse IP et navigateur',
        why: 'Retrouver une erreur ou un abus',
        basis: 'Intérêt légitime : la sécurité du site',
        time: 'Connexions, adresse IP et navigateur : {logDays} jours ; modifications : {logYears} ans ; factures et paiements : {paperYears} ans',
      },
      {
        what: 'Courriels en partance',
        why: 'Recommencer un envoi qui échoue',
        basis: 'Intérêt légitime : que le message arrive',
        time: 'Jusqu’à leur envoi ; {deadMailDays} jours quand ils n’ont pas pu partir',
      },
    ],
    afterErasure: {
      text: 'Après un effacement, la loi nous fait garder ceci, et rien d’autre de vous :',
      points: [
        'les factures et les avoirs, avec le nom et l’adresse qui y figurent : {paperYears} ans, parce que le Code de commerce (article L123-22) l’exige des pièces comptables ;',
        'les paiements et ce que la banque en a dit : {paperYears} ans, parce qu’ils justifient ces comptes ;',
        'les devis acceptés ou auxquels vous avez répondu, votre réponse et les commandes qui en viennent : {paperYears} ans au moins, pour la preuve du contrat et la garantie décennale.',
      ],
    },
    after: 'Seuls les champs marqués « obligatoire » le sont. Sans eux, nous ne pourrions pas vous répondre.',
  },
  device: {
    points: [
      'le brouillon de votre demande de devis, jusqu’à son envoi (stockage local, « demande-de-devis ») ;',
      'si vous ouvrez la discussion : son numéro et ce qui n’est pas encore parti, photos comprises (stockage local et base du navigateur, « discussion »), et un cookie de sécurité réservé à notre serveur, pendant {chatDays} jours ;',
      'si vous vous connectez : votre session et votre nom (stockage local, « token » et « user »), et deux cookies de sécurité réservés à notre serveur, l’un pour la session, l’autre pour reconnaître l’appareil pendant {deviceDays} jours.',
    ],
  },
  elsewhere: {
    links:
      'Certains boutons mènent ailleurs : WhatsApp, les réseaux sociaux, les applications de cartes. Rien n’est échangé avec eux avant votre clic.',
    map: {
      aucune: '',
      ign: 'Si vous ouvrez la carte détaillée, son fond vient de l’IGN, qui voit alors l’adresse IP de votre connexion, comme tout site que l’on visite.',
      osm: 'Si vous ouvrez la carte détaillée, son fond vient de la fondation OpenStreetMap, qui voit alors l’adresse IP de votre connexion, comme tout site que l’on visite.',
    },
  },
  rights: {
    byEmail: 'Par e-mail : ',
    byPost: 'Par courrier : ',
    cnil: 'Si la réponse ne vous convient pas, vous pouvez saisir la CNIL : ',
    cnilAddress: 'www.cnil.fr/fr/plaintes',
  },
  protection: [
    'Les échanges sont chiffrés dès que le site est servi en HTTPS ; les mots de passe ne sont jamais conservés en clair.',
    'Les liens envoyés par e-mail expirent ou ne servent qu’à une chose, et le site n’en garde que l’empreinte quand ils donnent un accès.',
    'Les journaux techniques ne contiennent ni nom, ni adresse, ni message.',
  ],
});
