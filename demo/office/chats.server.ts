import type { SenderType } from '#src/domains/chat/chat.contract.ts';

interface DemoChat {
  name: string;
  email: string;
  /** Where the visitor was on the site. */
  page: string;
  /** Of the last words, counted back from the fill. */
  minutesAgo: number;
  isRead: boolean;
  messages: [side: SenderType, message: string][];
}

/** From the oldest to the newest; people who do not exist. The newest waits for an answer. */
export const DEMO_CHATS: DemoChat[] = [
  {
    name: 'Bernard Astier',
    email: 'bernard.astier@courrier.example',
    page: '/services/demoussage',
    minutesAgo: 2 * 1_440 + 95,
    isRead: true,
    messages: [
      [
        'user',
        'Bonjour, mon toit en fibrociment a plus de trente ans et il est couvert de mousse. Peut-on le nettoyer ?',
      ],
      [
        'admin',
        'Bonjour Monsieur Astier. Posé avant 1997, il contient peut-être de l’amiante : dans ce cas, ni brosse ni haute pression. Avez-vous un diagnostic ?',
      ],
      ['user', 'Non, rien du tout. C’est une grange à Chomérac.'],
      [
        'admin',
        'Alors commençons par une analyse, c’est l’affaire d’une semaine. N’y montez pas en attendant. Je vous envoie les coordonnées d’un diagnostiqueur par e-mail.',
      ],
      ['user', 'Merci pour votre franchise.'],
    ],
  },
  {
    name: 'Nadège Combe',
    email: 'nadege.combe@boite.example',
    page: '/services/fenetres',
    minutesAgo: 1_440 + 40,
    isRead: true,
    messages: [
      ['user', 'Bonjour ! Faut-il une autorisation pour poser une fenêtre de toit côté rue ?'],
      [
        'admin',
        'Bonjour, oui : une déclaration préalable en mairie, un mois de délai, deux près d’un monument classé. Nous préparons le dossier avec vous.',
      ],
      ['user', 'Parfait. Nous sommes à Baix, est-ce que vous vous déplacez ?'],
      [
        'admin',
        'C’est à dix minutes de l’atelier : le déplacement et le devis sont gratuits. Jeudi à 17 h 30 vous irait-il ?',
      ],
      ['user', 'Jeudi 17 h 30, c’est noté.'],
      ['admin', 'À jeudi !'],
    ],
  },
  {
    name: 'Marion Delauzun',
    email: '',
    page: '/services/gouttieres',
    minutesAgo: 12,
    isRead: false,
    messages: [
      [
        'user',
        'Bonjour, la gouttière au-dessus de notre porte s’est décrochée cette nuit avec le vent, sur deux mètres.',
      ],
      ['user', 'Elle tient encore par un crochet. Est-ce dangereux de passer dessous ?'],
    ],
  },
];

/** Who answers for the demo company. */
export const DEMO_ANSWERER = 'Camille Exemple';
