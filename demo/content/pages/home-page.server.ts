import type { DemoPage } from './demo-page.server.ts';
import { HOME_PROOF } from './home-proof.server.ts';

/** Content of /. */
export const HOME_PAGE: DemoPage = {
  meta: {
    title: 'Couvreur, zingueur et charpentier en Rhône-Alpes – {name}',
    description:
      'Charpente, couverture, zinguerie, démoussage et réparation de fuites dans un rayon de {radius} km. Devis gratuit, réponse en {answer}, garantie {guarantee_kind}, plus de {clients} clients satisfaits.',
  },
  sections: [
    {
      id: 'accueil',
      kind: 'hero',
      content: {
        eyebrow: 'Couvreur · Zingueur · Charpentier — {town} ({department})',
        slides: [
          {
            picture: {
              image: 'illustration:hero-toiture',
            },
            title: 'Un toit sain, posé pour trente ans.',
            text: 'Charpente, couverture, zinguerie et démoussage dans un rayon de {radius} km. Réponse en {answer} au maximum, {availability}.',
          },
          {
            picture: {
              image: 'illustration:hero-zinguerie',
            },
            title: 'L’eau file, le zinc veille.',
            text: 'Gouttières, noues, solins et joints debout : chaque pièce est pliée à la mesure de votre toit.',
          },
          {
            picture: {
              image: 'illustration:hero-charpente',
            },
            title: 'Tout commence par la charpente.',
            text: 'Fermes traditionnelles, reprises de pannes, renforts : un bois sec, assemblé pour porter longtemps.',
          },
          {
            picture: {
              image: 'illustration:hero-demoussage',
            },
            title: 'La mousse s’en va, la tuile reste.',
            text: 'Nettoyage doux et traitement de fond, sans haute pression : vos tuiles retrouvent leur couleur et leur étanchéité.',
          },
        ],
        facts: [
          {
            value: '{rating}/5',
            label: 'note moyenne',
            look: 'stars',
          },
          {
            value: '{guarantee}',
            label: 'garantie {guarantee_kind}',
          },
          {
            value: '{answer}',
            label: 'réponse maximum',
          },
        ],
      },
    },
    {
      id: 'horaires',
      kind: 'hours',
      content: {
        title: 'Ouvert quand il pleut, et même quand il ne pleut pas',
        cards: [
          {
            icon: 'clock',
            title: 'Horaires',
            value: '{hours}',
            text: '{?day_and_night}Dimanches et jours fériés compris : une fuite n’attend pas le lundi.',
          },
          {
            icon: 'phone',
            title: 'Réponse',
            value: '{answer} au maximum',
            text: 'Un couvreur vous rappelle, regarde vos photos et vous dit quoi faire tout de suite.',
          },
          {
            icon: 'radius',
            title: 'Rayon',
            value: '{radius} km',
            text: 'Autour {of_town}, de Lyon à Montélimar et de Saint-Étienne à Grenoble.',
          },
        ],
      },
    },
    {
      id: 'metiers',
      kind: 'services',
      content: {
        eyebrow: 'Nos métiers',
        title: 'Du bois de charpente au dernier chéneau',
        lead: 'Une seule équipe pour toute la toiture : rien ne se perd entre deux corps de métier.',
      },
    },
    {
      id: 'a-propos',
      kind: 'about',
      content: {
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
        button: 'Parler à un couvreur',
        buttonLink: '/contact',
        picture: {
          image: 'illustration:apropos-atelier',
        },
      },
    },
    {
      id: 'qualite',
      kind: 'before-after',
      content: {
        eyebrow: 'La qualité se voit',
        title: 'Avant, après',
        text: 'Mousse, tuiles glissées, gouttière bouchée : le même pan de toit, avant notre passage et après.',
        points: [
          {
            title: 'Démoussage sans haute pression',
            text: 'Le brossage et le traitement respectent l’engobe de la tuile.',
          },
          {
            title: 'Tuiles remplacées à l’identique',
            text: 'Modèle, teinte et recouvrement : la réparation ne se voit pas.',
          },
          {
            title: 'Traitement garanti {treatment_words}',
            text: 'La mousse revient plus tôt ? Nous revenons aussi.',
          },
        ],
        before: {
          image: 'illustration:avant-demoussage',
        },
        after: {
          image: 'illustration:apres-demoussage',
        },
        caption: 'Illustration : démoussage et remplacement de tuiles.',
      },
    },
    {
      id: 'chiffres',
      kind: 'figures',
      content: {
        title: 'Nos chiffres clés',
        lead: 'Ce que les toits et leurs propriétaires nous ont appris à compter.',
        figures: [
          {
            value: '{projects}+',
            label: 'Clients satisfaits',
          },
          {
            value: '{rating}/5',
            label: 'Note moyenne',
          },
          {
            value: '{years}+',
            label: 'Années d’expérience',
          },
          {
            value: '{?guarantee}100%',
            label: 'Garantie {guarantee_kind}',
          },
        ],
      },
    },
    {
      id: 'methode',
      kind: 'steps',
      content: {
        eyebrow: 'Notre méthode',
        title: 'Trois étapes, aucune surprise',
        lead: 'Du premier appel à la dernière tuile, vous savez ce qui se passe et quand.',
        steps: [
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
    },
    ...HOME_PROOF,
  ],
};
