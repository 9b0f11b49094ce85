import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the home page. */
export const HOME_TEXTS = catalogue('home', {
  meta: {
    title: 'Couvreur, zingueur et charpentier en Rhône-Alpes – {name}',
    description:
      'Charpente, couverture, zinguerie, démoussage et réparation de fuites dans un rayon de {radius} km. Devis gratuit, réponse en {answer}, garantie {guarantee_kind}, plus de {clients} clients satisfaits.',
  },
  catalogue: 'Travaux de toiture',
  hero: {
    label: 'À la une',
    eyebrow: 'Couvreur · Zingueur · Charpentier — {town} ({department})',
    eyebrowAnywhere: 'Couvreur · Zingueur · Charpentier',
    slides: [
      {
        picture: 'hero-toiture',
        title: 'Un toit sain, posé pour trente ans.',
        text: 'Charpente, couverture, zinguerie et démoussage dans un rayon de {radius} km. Réponse en {answer} au maximum, {availability}.',
      },
      {
        picture: 'hero-zinguerie',
        title: 'L’eau file, le zinc veille.',
        text: 'Gouttières, noues, solins et joints debout : chaque pièce est pliée à la mesure de votre toit.',
      },
      {
        picture: 'hero-charpente',
        title: 'Tout commence par la charpente.',
        text: 'Fermes traditionnelles, reprises de pannes, renforts : un bois sec, assemblé pour porter longtemps.',
      },
      {
        picture: 'hero-demoussage',
        title: 'La mousse s’en va, la tuile reste.',
        text: 'Nettoyage doux et traitement de fond, sans haute pression : vos tuiles retrouvent leur couleur et leur étanchéité.',
      },
    ],
    facts: [
      { kind: 'rating', value: '{rating}/5', label: 'note moyenne' },
      { kind: 'guarantee', value: '{guarantee}', label: 'garantie {guarantee_kind}' },
      { kind: 'answer', value: '{answer}', label: 'réponse maximum' },
    ],
    stars: '{rating} sur 5',
  },
  hours: {
    title: 'Ouvert quand il pleut, et même quand il ne pleut pas',
    cards: {
      open: {
        title: 'Horaires',
        value: '{hours}',
        text: '{?day_and_night}Dimanches et jours fériés compris : une fuite n’attend pas le lundi.',
      },
      answer: {
        title: 'Réponse',
        value: '{answer} au maximum',
        text: 'Un couvreur vous rappelle, regarde vos photos et vous dit quoi faire tout de suite.',
      },
      area: {
        title: 'Rayon',
        value: '{radius} km',
        text: 'Autour {of_town}, de Lyon à Montélimar et de Saint-Étienne à Grenoble.',
        textAnywhere: 'De Lyon à Montélimar et de Saint-Étienne à Grenoble.',
      },
    },
  },
  services: {
    eyebrow: 'Nos métiers',
    title: 'Du bois de charpente au dernier chéneau',
    lead: 'Une seule équipe pour toute la toiture : rien ne se perd entre deux corps de métier.',
    empty: 'Aucun service disponible pour le moment.',
    carousel: {
      label: 'Nos services',
      previous: 'Services précédents',
      next: 'Services suivants',
      pause: 'Arrêter le défilement des services',
      play: 'Faire défiler les services',
    },
  },
  about: {
    eyebrow: 'Qui nous sommes',
    title: 'Des couvreurs qui montent voir avant de parler prix',
    paragraphs: [
      'Depuis plus de {years} ans, nous travaillons sur les toits de la vallée du Rhône, de l’Ardèche et de la Drôme : tuile canal, tuile mécanique, ardoise, lauze et zinc.',
      'Chaque chantier commence de la même façon : on monte, on regarde la charpente, on photographie ce qui ne se voit pas d’en bas, et on vous explique. Le devis vient après, poste par poste.',
    ],
    points: [
      'Plus de {years} ans d’expérience',
      'Une équipe de charpentiers, couvreurs et zingueurs',
      'Chantier protégé, tenu propre et rendu propre',
    ],
    cta: 'Parler à un couvreur',
  },
  quality: {
    eyebrow: 'La qualité se voit',
    title: 'Avant, après',
    text: 'Mousse, tuiles glissées, gouttière bouchée : le même pan de toit, avant notre passage et après.',
    hint: 'Faites glisser la poignée, ou utilisez les flèches du clavier.',
    points: [
      {
        title: 'Démoussage sans haute pression',
        text: 'Le brossage et le traitement respectent l’engobe de la tuile.',
      },
      {
        title: 'Tuiles remplacées à l’identique',
        text: 'Modèle, teinte et recouvrement : la réparation ne se voit pas.',
      },
      { title: 'Traitement garanti {treatment_words}', text: 'La mousse revient plus tôt ? Nous revenons aussi.' },
    ],
    illustration: 'Illustration : démoussage et remplacement de tuiles.',
  },
  figures: {
    title: 'Nos chiffres clés',
    lead: 'Ce que les toits et leurs propriétaires nous ont appris à compter.',
    list: [
      { label: 'Clients satisfaits', text: '{projects}+' },
      { label: 'Note moyenne', text: '{rating}/5' },
      { label: 'Années d’expérience', text: '{years}+' },
      { label: 'Garantie {guarantee_kind}', text: '{?guarantee}100%' },
    ],
  },
  steps: {
    eyebrow: 'Notre méthode',
    title: 'Trois étapes, aucune surprise',
    lead: 'Du premier appel à la dernière tuile, vous savez ce qui se passe et quand.',
    list: [
      {
        title: 'Contact et devis',
        text: 'Vous décrivez votre toit, photos à l’appui si vous en avez. Nous rappelons sous {answer}, passons voir, et vous recevez un devis gratuit et détaillé.',
      },
      {
        title: 'Planification et préparation',
        text: 'Date fixée avec vous, matériaux commandés, échafaudage et protections prévus. Nous tenons compte de la météo, pas vous.',
      },
      {
        title: 'Exécution et suivi',
        text: 'Le chantier avance, vous suivez en photos. À la fin, visite ensemble, nettoyage, garantie {guarantee_kind} et conseils d’entretien.',
      },
    ],
  },
  professionalism: {
    eyebrow: 'Notre engagement',
    title: 'Un métier, des garanties, des papiers en règle',
    list: [
      {
        icon: 'award',
        title: '{?certification}Métier certifié',
        text: 'Des compagnons formés à la charpente, à la couverture et à la zinguerie.',
      },
      {
        icon: 'shield',
        title: 'Travaux assurés et garantis',
        text: 'Responsabilité civile et garantie {guarantee_kind}, attestations à votre disposition.',
      },
      {
        icon: 'wallet',
        title: 'Paiement échelonné possible',
        text: 'Un acompte, des étapes claires : vous payez à mesure que le toit avance.',
      },
      {
        icon: 'quote',
        title: 'Devis gratuit et sans engagement',
        text: 'Chaque poste est chiffré, chaque quantité mesurée, chaque choix expliqué.',
      },
    ],
  },
  testimonials: {
    eyebrow: 'Avis clients',
    title: 'Ils dorment au sec',
    lead: 'Ce que disent ceux chez qui nous sommes montés, du premier appel au dernier coup de balai.',
    empty: 'Aucun avis disponible pour le moment.',
    all: 'Lire tous les avis',
    carousel: {
      label: 'Avis de nos clients',
      previous: 'Avis précédents',
      next: 'Avis suivants',
      pause: 'Arrêter le défilement des avis',
      play: 'Faire défiler les avis',
    },
  },
  gallery: {
    eyebrow: 'Réalisations',
    title: 'Des toits finis, et comment ils étaient',
    lead: 'Charpentes reprises, tuiles remplacées, zinc refait : quelques chantiers, avant et après.',
    empty: 'Aucune galerie disponible pour le moment.',
    all: 'Voir toutes les réalisations',
    carousel: {
      label: 'Nos réalisations',
      previous: 'Réalisations précédentes',
      next: 'Réalisations suivantes',
      pause: 'Arrêter le défilement des réalisations',
      play: 'Faire défiler les réalisations',
    },
  },
  blog: {
    eyebrow: 'Le blog',
    title: 'Comprendre son toit',
    lead: 'Mousse, gouttières, isolation, tempêtes : des réponses de couvreurs, sans jargon.',
    empty: 'Aucun article disponible pour le moment.',
    all: 'Lire tous les articles',
    carousel: {
      label: 'Nos articles',
      previous: 'Articles précédents',
      next: 'Articles suivants',
      pause: 'Arrêter le défilement des articles',
      play: 'Faire défiler les articles',
    },
  },
  promo: {
    eyebrow: 'À lire ailleurs',
    elsewhere: '(autre site, nouvel onglet)',
  },
  planner: {
    eyebrow: 'Votre trajet',
    title: 'À quelle distance êtes-vous ?',
    lead: 'Choisissez votre commune : distance, temps de route et frais de déplacement, sans rien demander à un autre site.',
    open: 'Ouvrir le calcul de trajet dans une page',
  },
  contact: {
    eyebrow: 'Devis gratuit',
    title: 'Parlez-nous de votre toit',
    lead: 'Une fuite, un doute, un projet : écrivez ou appelez, nous répondons en {answer} au maximum.',
    phone: 'Téléphone',
    email: 'E-mail',
    address: 'Adresse',
    hours: 'Horaires',
    formTitle: 'Votre demande',
  },
});
