import { catalogue } from '#src/kernel/catalogue.ts';

const DNS_GUIDE = 'Ajoutez-le dans la zone DNS du domaine, chez votre hébergeur de nom :';

/** Texts of the state of the site: what each check found, then what to do. */
export const SITE_CHECK_TEXTS = catalogue('site-check', {
  title: 'État du site',
  meta: 'État du site – Administration',
  description: 'Ce qui fait qu’un site se trouve, qu’un e-mail arrive et que rien ne se perd. Vérifié à l’instant.',
  checkedAt: 'Vérifié le {date}',
  again: 'Vérifier de nouveau',
  loading: 'Vérification en cours…',
  list: 'Vérifications',
  states: { ok: 'En ordre', todo: 'À faire', broken: 'En panne' },
  todo: 'À faire : {advice}',
  machine: 'Serveur',
  version: 'Faîtage {version}',
  mails: {
    title: 'E-mails qui ne sont pas partis',
    dead: 'À {to}, abandonné après dix essais le {date}.',
    held: 'À {to}, retenu le {date}, depuis une restauration. Il est peut-être déjà parti.',
    resend: 'Renvoyer',
    resendOne: 'Renvoyer « {subject} » à {to}',
    resent: 'L’e-mail repart.',
    error: 'L’e-mail n’a pas pu repartir',
  },
  guide: 'Guide : nom de domaine et HTTPS',
  checks: {
    address: 'Adresse du site',
    https: 'Connexion chiffrée (HTTPS)',
    indexing: 'Moteurs de recherche',
    mail: 'Envoi des e-mails',
    spf: 'Expéditeurs autorisés (SPF)',
    dkim: 'Signature des e-mails (DKIM)',
    dmarc: 'Règle contre les faux (DMARC)',
    backup: 'Sauvegarde',
    disk: 'Place sur le disque',
    jobs: 'Travaux de fond',
  },
  findings: {
    address: {
      answers: '{origin} répond.',
      local: '{origin} n’est connu que de cette machine.',
      'unknown-host': '{origin} : aucun serveur de noms ne connaît ce domaine.',
      refused: '{origin} : le serveur refuse la connexion.',
      late: '{origin} ne répond pas en cinq secondes.',
      certificate: '{origin} : le certificat n’est pas valable.',
      unreachable: '{origin} ne peut pas être joint depuis ce serveur.',
      'other-site': '{origin} répond, mais ce n’est pas ce site.',
      status: '{origin} répond par le code {detail}.',
    },
    https: {
      good: 'Le certificat est valable.',
      local: 'Sans adresse publique, rien n’est à chiffrer.',
      plain: 'L’adresse du site commence par http:// : ce que tapent les visiteurs circule en clair.',
      certificate: 'Les navigateurs avertissent les visiteurs que le site n’est pas sûr.',
      unseen: 'Le certificat n’a pas pu être lu : l’adresse ne répond pas comme elle le doit.',
    },
    indexing: {
      open: 'Le site est en ligne et les moteurs peuvent le lire.',
      local: 'Le site est en ligne, mais seulement sur cette machine.',
      closed: 'Le site n’est pas encore en ligne : les moteurs n’en voient rien.',
      demo: 'Le site montre la démonstration : les moteurs sont priés de l’ignorer.',
    },
    mail: {
      sent: 'Les e-mails partent, au nom de {domain}.',
      outbox: 'Aucun serveur d’envoi : les e-mails restent dans le dossier outbox et personne ne les reçoit.',
    },
    spf: {
      good: '{domain} dit quels serveurs peuvent envoyer en son nom.',
      missing: '{domain} ne dit pas quels serveurs peuvent envoyer en son nom : les e-mails passent pour indésirables.',
      wrong: 'L’enregistrement SPF de {domain} ne protège pas : il y en a deux, ou il laisse envoyer n’importe qui.',
      unknown: 'Les serveurs de noms de {domain} n’ont pas répondu.',
      local: 'Rien à chercher : le domaine des e-mails n’est pas public, ou rien ne part.',
    },
    dkim: {
      good: 'Les e-mails sont signés, et {domain} publie la bonne clé.',
      missing: 'Les e-mails sont signés, mais {domain} ne publie pas la clé : la signature ne prouve rien.',
      wrong: 'La clé publiée par {domain} n’est pas celle de ce site : chaque signature est refusée.',
      unknown: 'Les serveurs de noms n’ont pas répondu.',
      unsigned: 'Ce site ne signe pas les e-mails lui-même ; votre fournisseur d’envoi le fait peut-être.',
      local: 'Rien à chercher : le domaine des e-mails n’est pas public, ou rien ne part.',
    },
    dmarc: {
      good: '{domain} dit que faire des e-mails qui se font passer pour les vôtres.',
      missing: '{domain} ne dit pas que faire des e-mails qui se font passer pour les vôtres.',
      wrong: 'L’enregistrement DMARC de {domain} ne dit rien d’utile : il n’a pas de règle, ou il y en a deux.',
      unknown: 'Les serveurs de noms de {domain} n’ont pas répondu.',
      local: 'Rien à chercher : le domaine des e-mails n’est pas public, ou rien ne part.',
    },
    backup: {
      today: 'Dernière sauvegarde connue : il y a moins d’un jour.',
      recent: 'Dernière sauvegarde connue : il y a {days} jour(s).',
      old: 'Dernière sauvegarde connue : il y a {days} jours.',
      none: 'Aucune sauvegarde connue.',
    },
    disk: {
      enough: '{free} Go libres.',
      low: '{free} Go libres : il en faut davantage.',
      critical: '{free} Go libres : les photos et les e-mails ne peuvent bientôt plus être écrits.',
      unknown: 'La place libre n’a pas pu être lue.',
    },
    jobs: {
      quiet: 'Rien n’attend et rien n’a échoué.',
      failed:
        '{count} travail abandonné après dix essais ces trente derniers jours : souvent un e-mail qui ne part pas.',
      failedMany:
        '{count} travaux abandonnés après dix essais ces trente derniers jours : souvent des e-mails qui ne partent pas.',
      held: '{count} travail est retenu depuis la restauration d’une sauvegarde.',
      heldMany: '{count} travaux sont retenus depuis la restauration d’une sauvegarde.',
      late: '{count} travail attend depuis plus d’une heure : e-mails et rappels ne partent plus.',
      lateMany: '{count} travaux attendent depuis plus d’une heure : e-mails et rappels ne partent plus.',
    },
  },
  advice: {
    address: {
      local: 'prenez un nom de domaine, faites-le pointer vers ce serveur, puis donnez-le à la variable PUBLIC_URL.',
      'unknown-host':
        'vérifiez l’orthographe de PUBLIC_URL et l’enregistrement A du domaine ; un nouveau demande quelques heures.',
      refused: 'vérifiez que le mandataire (Caddy, nginx) tourne et que les ports 80 et 443 sont ouverts.',
      late: 'vérifiez le pare-feu du serveur et l’enregistrement A du domaine.',
      certificate: 'faites renouveler le certificat ; Caddy le fait seul dès que le port 80 est ouvert.',
      unreachable: 'essayez l’adresse depuis un téléphone hors du Wi-Fi ; si elle répond, tout va bien.',
      'other-site': 'l’enregistrement A du domaine désigne un autre serveur, ou PUBLIC_URL un autre nom.',
      status: 'le mandataire ne trouve pas ce programme : vérifiez le port vers lequel il renvoie.',
    },
    https: {
      local: 'commencez par l’adresse du site.',
      plain: 'mettez un mandataire avec certificat devant le site (Caddy le fait seul), puis https:// dans PUBLIC_URL.',
      certificate: 'faites renouveler le certificat.',
      unseen: 'commencez par l’adresse du site.',
    },
    indexing: {
      local: 'commencez par l’adresse du site.',
      closed: 'terminez la mise en route, puis « Mettre en ligne… ».',
      demo: 'quittez la démonstration, puis mettez votre site en ligne.',
    },
    mail: {
      outbox: 'prenez un serveur d’envoi chez votre hébergeur et donnez-le à la variable SMTP_URL.',
    },
    spf: {
      missing: `${DNS_GUIDE} TXT "v=spf1 include:… -all", où votre fournisseur d’envoi donne le mot après include.`,
      wrong: 'gardez un seul enregistrement v=spf1, qui finit par -all ou ~all.',
      unknown: 'réessayez dans quelques minutes.',
      local: 'commencez par l’adresse du site et l’envoi des e-mails.',
    },
    dkim: {
      missing: `${DNS_GUIDE} la clé publique, sous le nom que donne le README (« Signer les lettres »).`,
      wrong: 'remplacez la clé publiée par la moitié publique de DKIM_PRIVATE_KEY.',
      unknown: 'réessayez dans quelques minutes.',
      unsigned: 'activez DKIM chez le fournisseur, ou donnez une clé à ce site (README, « Signer les lettres »).',
      local: 'commencez par l’adresse du site et l’envoi des e-mails.',
    },
    dmarc: {
      missing: `${DNS_GUIDE} _dmarc, TXT "v=DMARC1; p=none; rua=mailto:…", puis p=quarantine quand les rapports sont bons.`,
      wrong: 'gardez un seul enregistrement v=DMARC1, avec p=none, p=quarantine ou p=reject.',
      unknown: 'réessayez dans quelques minutes.',
      local: 'commencez par l’adresse du site et l’envoi des e-mails.',
    },
    backup: {
      old: 'faites une sauvegarde, et vérifiez pourquoi la dernière n’a pas eu lieu.',
      none: 'planifiez une sauvegarde chaque nuit : faitage backup (docs/guides/sauvegarde.md).',
    },
    disk: {
      low: 'agrandissez le disque, ou retirez ce qui n’appartient pas au site.',
      critical: 'libérez de la place maintenant.',
      unknown: 'regardez le disque du serveur.',
    },
    jobs: {
      failed: 'regardez la cloche et le journal du serveur, puis l’envoi des e-mails ci-dessus.',
      failedMany: 'regardez la cloche et le journal du serveur, puis l’envoi des e-mails ci-dessus.',
      held: 'laissez-les partir (faitage jobs retry --held), ou retirez-les s’ils sont déjà partis (faitage jobs drop --held).',
      heldMany:
        'laissez-les partir (faitage jobs retry --held), ou retirez-les s’ils sont déjà partis (faitage jobs drop --held).',
      late: 'redémarrez le programme ; si cela revient, regardez son journal.',
      lateMany: 'redémarrez le programme ; si cela revient, regardez son journal.',
    },
  },
});
