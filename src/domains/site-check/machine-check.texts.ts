import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the checks of the machine: what each found, then what to do. */
export const MACHINE_CHECK_TEXTS = catalogue('machine-check', {
  checks: {
    configuration: 'Configuration',
    server: 'Serveur',
    database: 'Base de données',
    integrity: 'Intégrité de la base',
    schema: 'Version de la base',
    key: 'Clé secrète',
    clock: 'Horloge',
    smtp: 'Serveur d’e-mails',
    replies: 'Réponses par e-mail',
    openid: 'Fournisseur d’identité',
    proxy: 'Mandataire',
    maintenance: 'Maintenance',
  },
  findings: {
    configuration: {
      good: '{variables} variables lues, aucune faute.',
      wrong: '{sentence}',
      misspelt: 'La variable {name} n’est pas lue ; le programme lit {nearest}.',
      unknown: 'La variable {name} n’est pas lue : le programme n’en connaît pas de ce nom.',
    },
    server: {
      ready: 'Le serveur tourne et peut écrire.',
      stopped: 'Le serveur ne tourne pas.',
      unready: 'Le serveur tourne mais ne peut pas écrire, ou répond trop tard.',
      foreign: 'Un autre programme répond sur le port du serveur.',
      running: 'Le serveur tourne depuis le {since}, écoute sur {address} et peut écrire.',
      unreachable: 'Le serveur tourne, mais personne ne répond sur {address}.',
    },
    database: { answers: 'La base répond.', new: 'Aucune base : le site n’a jamais démarré.', refused: '{sentence}' },
    integrity: {
      sound: 'Chaque page et chaque lien de la base sont intacts.',
      damaged: 'La base est abîmée ({detail}).',
      soundAt: 'Chaque page et chaque lien de la base étaient intacts le {at}.',
      damagedAt: 'La base est abîmée ({detail}), lue le {at}.',
      unread: 'La base n’a pas été relue depuis que le serveur tourne.',
    },
    schema: {
      current: 'La base a la version de ce programme.',
      behind: '{count} mise(s) à jour de la base attendent ({name}).',
      newer: 'La base vient d’une version plus récente ({name}).',
      unindexed:
        'La base a la version de ce programme, mais ses recherches n’ont pas d’index : elles ralentissent avec le nombre de lignes.',
    },
    key: {
      same: 'La clé est celle de la base.',
      new: 'La clé sera créée au premier démarrage.',
      previous: 'La base est encore chiffrée avec la clé d’avant.',
      lost: 'La clé a été remplacée.',
      open: 'D’autres comptes de cette machine peuvent lire le fichier secret.key.',
      missing: 'La base contient des secrets chiffrés, mais la clé manque.',
      wrong: 'La clé n’est pas celle de cette base.',
      unreadable: 'Le fichier secret.key ne peut pas être lu.',
    },
    clock: {
      right: 'L’horloge s’accorde avec ce qui est enregistré.',
      behind: 'L’horloge retarde de {seconds} s sur ce qui est déjà enregistré.',
      apart: 'L’horloge diffère de {seconds} s de celle de PostgreSQL.',
    },
    smtp: {
      answers: 'Le serveur d’e-mails répond et accepte l’identifiant.',
      'unknown-host': 'Aucun serveur de noms ne connaît l’hôte de SMTP_URL.',
      refused: 'Le serveur d’e-mails refuse la connexion.',
      late: 'Le serveur d’e-mails ne répond pas en cinq secondes.',
      certificate: 'Le certificat du serveur d’e-mails n’est pas valable.',
      login: 'Le serveur d’e-mails refuse l’identifiant ou le mot de passe ({detail}).',
      other: 'Le serveur d’e-mails ne se laisse pas utiliser ({detail}).',
    },
    replies: {
      mailbox: 'La boîte des réponses s’ouvre ; adresse : {address}.',
      program: 'Votre serveur d’e-mails apporte les réponses ; adresse : {address}.',
      'unknown-host': 'Aucun serveur de noms ne connaît l’hôte de REPLY_IMAP_URL.',
      refused: 'Le serveur de la boîte des réponses refuse la connexion.',
      late: 'Le serveur de la boîte des réponses ne répond pas en cinq secondes.',
      certificate: 'Le certificat du serveur de la boîte des réponses n’est pas valable.',
      login: 'La boîte des réponses refuse l’identifiant ou le mot de passe.',
      other: 'La boîte des réponses ne s’ouvre pas.',
    },
    openid: {
      answers: 'Le fournisseur d’identité répond ; adresse de retour à y déclarer : {address}.',
      absent: 'Le fournisseur d’identité ne répond pas : seuls les mots de passe ouvrent l’administration.',
      issuer: 'Ce qui répond à OIDC_ISSUER n’est pas ce fournisseur d’identité.',
    },
    proxy: {
      none: 'Le serveur est joint directement.',
      trusted: 'L’adresse des visiteurs vient du mandataire.',
      ignored:
        'Le site est derrière un mandataire, mais TRUST_PROXY vaut 0 : tous les visiteurs comptent comme un seul.',
      open: 'TRUST_PROXY vaut 1 et HOST vaut {host} : qui joint le port directement choisit son adresse.',
      needless: 'TRUST_PROXY vaut 1 sans mandataire : n’importe qui choisit l’adresse que comptent les limites.',
    },
    maintenance: { on: 'Le site est en maintenance depuis le {since} : ses pages se lisent, rien ne s’écrit.' },
  },
  advice: {
    configuration: {
      wrong: 'corrigez cette variable (faitage config les montre toutes), puis redémarrez.',
      misspelt: 'corrigez son nom, puis redémarrez le serveur.',
      unknown: 'retirez-la, ou cherchez la bonne : faitage config les montre toutes.',
    },
    server: {
      stopped: 'démarrez-le : systemctl start faitage, ou npm start.',
      unready: 'regardez les lignes qui suivent, puis son journal : journalctl -u faitage.',
      foreign: 'arrêtez cet autre programme, ou changez PORT.',
      unreachable: 'vérifiez HOST et PORT, puis redémarrez le serveur.',
    },
    database: {
      new: 'démarrez le site une première fois, ou restaurez une sauvegarde : faitage restore ARCHIVE.',
      refused: '{advice}',
    },
    integrity: {
      damaged: 'arrêtez le serveur et restaurez la dernière sauvegarde : faitage restore ARCHIVE.',
      damagedAt: 'arrêtez le serveur et restaurez la dernière sauvegarde : faitage restore ARCHIVE.',
      unread: 'pressez « Relire la base » ; le site répond pendant ce temps.',
    },
    schema: {
      behind: 'redémarrez le serveur, qui les fait ; faites une sauvegarde avant : faitage backup.',
      unindexed:
        'faites installer l’extension pg_trgm dans la base (create extension pg_trgm schema public), puis redémarrez le serveur.',
      newer: 'installez cette version-là, ou restaurez la sauvegarde faite avant elle.',
    },
    key: {
      previous: 'redémarrez le serveur, puis retirez SECRET_KEY_PREVIOUS.',
      lost: 'retirez SECRET_KEY_LOST.',
      open: 'chmod 600 secret.key dans DATA_DIR.',
      missing: 'remettez SECRET_KEY ou le fichier secret.key d’une sauvegarde (docs/guides/secret-key.md).',
      wrong: 'remettez la clé d’origine, la même sur tous les serveurs (docs/guides/secret-key.md).',
      unreadable: 'rendez-le lisible pour le compte qui lance le site : chown, puis chmod 600.',
    },
    clock: {
      behind: 'remettez la machine à l’heure : timedatectl set-ntp true.',
      apart: 'remettez les deux machines à l’heure : timedatectl set-ntp true.',
    },
    smtp: {
      'unknown-host': 'vérifiez l’hôte dans SMTP_URL.',
      refused: 'vérifiez l’hôte et le port dans SMTP_URL (587 ou 465), et que le pare-feu laisse sortir.',
      late: 'vérifiez le port dans SMTP_URL et le pare-feu : beaucoup d’hébergeurs ferment le port 25.',
      certificate: 'donnez dans SMTP_URL le nom qui figure sur le certificat.',
      login: 'vérifiez l’identifiant et le mot de passe dans SMTP_URL ; @ s’y écrit %40.',
      other: 'vérifiez SMTP_URL avec votre fournisseur d’envoi.',
    },
    replies: {
      'unknown-host': 'vérifiez l’hôte dans REPLY_IMAP_URL.',
      refused: 'vérifiez l’hôte et le port dans REPLY_IMAP_URL (993), et que le pare-feu laisse sortir.',
      late: 'vérifiez le port dans REPLY_IMAP_URL (993) et le pare-feu.',
      certificate: 'donnez dans REPLY_IMAP_URL le nom qui figure sur le certificat.',
      login: 'vérifiez l’identifiant et le mot de passe dans REPLY_IMAP_URL ; @ s’y écrit %40.',
      other: 'vérifiez REPLY_IMAP_URL avec l’hébergeur de la boîte.',
    },
    openid: {
      absent: 'vérifiez OIDC_ISSUER, et que le pare-feu laisse sortir vers lui.',
      issuer: 'recopiez dans OIDC_ISSUER le champ « issuer » de son adresse /.well-known/openid-configuration.',
    },
    proxy: {
      ignored: 'mettez TRUST_PROXY=1.',
      open: 'mettez HOST=127.0.0.1, ou fermez le port aux autres machines.',
      needless: 'mettez TRUST_PROXY=0.',
    },
    maintenance: { on: 'rouvrez-le quand le travail est fini : faitage maintenance off.' },
  },
});
