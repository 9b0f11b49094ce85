import type { DemoArticle } from './demo-article.server.ts';

export const TUILES: DemoArticle = {
  title: 'Canal, romane, plate, ardoise ou lauze : choisir sa couverture',
  excerpt:
    'La pente décide, la commune approuve, la charpente porte, et le goût vient après. Comment nous choisissons un matériau de toiture entre Rhône et Alpes.',
  category: 'Matériaux',
  picture: 'blog-tuiles',
  author: 'Nora Vidal',
  readTime: '6 min',
  tags: ['tuile', 'ardoise', 'lauze', 'pente'],
  published_at: '2026-01-20T07:15:00.000Z',
  content: `De Lyon à Montélimar, on traverse en une heure trois paysages de toits : la tuile plate et l’écaille au nord, la romane dans la plaine, la canal au sud. Sur les hauteurs, l’ardoise et la lauze. Ce n’est pas une affaire de mode. Chaque matériau répond à une pente, à un vent et à ce que l’on trouvait à portée de charrette.
Quand on nous demande « quelle tuile prendre ? », nous répondons par quatre questions, dans cet ordre.

## 1. Quelle est votre pente ?
C’est elle qui commande. Plus le toit est plat, plus l’eau s’attarde et plus elle cherche à remonter sous les recouvrements. Chaque matériau a donc une pente minimale, fixée par les règles de l’art (la série des NF DTU 40) selon la région, l’exposition au vent et la présence d’un écran sous les tuiles.
- **Tuile canal** : les toits doux du Midi, autour de 30 %. Trop raide, elle glisse.
- **Tuile romane ou à emboîtement** : les pentes moyennes. La plus courante, parce que la plus souple d’emploi.
- **Tuile plate, écaille** : les toits raides, au-delà de 70 % le plus souvent.
- **Ardoise** : les pentes franches elle aussi, avec un recouvrement qui augmente quand la pente diminue.
- **Zinc à joint debout** : presque plat ou presque vertical, il accepte tout, à condition d’être ventilé par-dessous.
Si votre pente ne convient pas, on ne force pas. On change de matériau, ou on reprend la [charpente](/services/charpente).

## 2. Que porte votre charpente ?
Les ordres de grandeur surprennent. Une ardoise naturelle pèse de 25 à 35 kg par mètre carré, une tuile à emboîtement de 40 à 50, une tuile plate de 60 à 75, et une lauze calcaire peut dépasser 200. Remplacer une romane par une plate, c’est ajouter plusieurs tonnes sur une maison moyenne. L’inverse est plus simple, mais un toit trop léger se soulève mieux au vent : on fixe alors davantage de tuiles.
Avant tout changement de matériau, nous calculons. Si la charpente a fléchi, nous préférons le dire avant la pose qu’après.

## 3. Que demande la commune ?
La couleur et la forme des tuiles sont souvent imposées par le plan local d’urbanisme. Changer l’aspect d’un toit demande en général une **déclaration préalable** en mairie ; près d’un monument protégé, l’architecte des Bâtiments de France donne son avis, et il a l’œil. Refaire à l’identique est presque toujours plus simple. Nous préparons le dossier avec vous : un plan, une photo, une référence de tuile.

## 4. Qu’aimez-vous voir de votre fenêtre ?
Alors seulement, parlons du goût. Quelques repères tirés de nos chantiers.
### La terre cuite
Elle vieillit bien, se patine, se répare tuile à tuile. Une bonne terre cuite dure cinquante à cent ans. Choisissez une tuile **résistante au gel** si vous êtes au-dessus de 500 mètres, et gardez une vingtaine de tuiles du même lot : dans trente ans, personne ne retrouvera la teinte.
### La tuile canal ancienne
Nous posons souvent des canal de récupération en *couvert*, sur un *courant* neuf : le dessous étanche, le dessus vieilli. Le toit garde son âge et vous dormez tranquille. C’est plus long, donc plus cher, et c’est ce que les villages méritent.
### L’ardoise
La vraie est une pierre fendue, pas un décor. Elle dure plus longtemps que la charpente qui la porte si ses crochets sont en acier inoxydable. Le fibrociment imite sa couleur, pas sa durée.
### La lauze
Chaque pierre est unique et se taille sur place. Peu d’équipes savent encore la poser ; nous le faisons, en petites surfaces, et nous préférons restaurer un toit de lauze que d’en créer un.
### Le zinc
Pour une extension, une lucarne, un toit contemporain. Il se plie à tout, se répare par soudure et se recycle. Voyez notre page [zinguerie](/services/zinguerie).

## Ce qui compte plus que la tuile
Un toit fuit rarement par le milieu. Il fuit aux bords, autour de la cheminée, dans les noues. Deux couvertures de même tuile n’auront pas la même vie si l’une a un **écran de sous-toiture** continu, des **solins** en métal plutôt qu’en mortier, et une **ventilation** sous les liteaux. Ce sont ces lignes-là qu’il faut regarder dans un devis, avant le prix de la tuile.
Demandez aussi le nombre de tuiles fixées. Dans la vallée du Rhône, le vent impose d’en visser ou d’en crocheter beaucoup plus qu’ailleurs, et toutes aux rives et à l’égout.

## En résumé
Mesurez la pente, faites vérifier la charpente, demandez en mairie, puis choisissez avec les yeux. Nous apportons des échantillons : une tuile se juge dehors, à la lumière de votre façade, jamais sur un écran. La suite se lit sur la page [couverture](/services/couverture).`,
};

export const ISOLATION: DemoArticle = {
  title: 'Isoler son toit : par où commencer, et quelles aides demander',
  excerpt:
    'Combles perdus, rampants, sarking : trois situations, trois méthodes. Ce qui fait la différence n’est pas l’épaisseur, mais l’air. Et les aides se demandent avant de signer.',
  category: 'Isolation',
  picture: 'blog-isolation',
  author: 'Nora Vidal',
  readTime: '6 min',
  tags: ['isolation', 'combles', 'sarking', 'aides'],
  published_at: '2026-02-12T07:30:00.000Z',
  content: `Regardez les toits un matin de neige. Là où elle a fondu, la chaleur sort. Dans une maison mal isolée, le toit est la première porte par où elle s’en va, parce que l’air chaud monte. C’est donc souvent le premier chantier à faire, et l’un des plus simples à réussir.

## Trois toits, trois méthodes
### Des combles où personne ne vit
C’est le cas le plus favorable. On **souffle** un isolant en vrac sur le plancher : ouate de cellulose, laine minérale ou fibre de bois. Une journée suffit, vous restez chez vous. Avant de souffler, nous posons un frein-vapeur si le plancher n’en a pas, nous protégeons la trappe et les boîtiers électriques, et nous tenons l’isolant à distance du conduit de cheminée. L’épaisseur est repérée par des piges agrafées aux bois : vous pouvez la vérifier vous-même. Ces règles sont celles de la norme NF DTU 45.11.
### Des chambres sous le toit, une couverture saine
On isole **par l’intérieur**, sous les rampants, en deux couches croisées qui coupent les ponts thermiques des chevrons. On perd quelques centimètres de chambre et il faut refaire les plafonds. C’est le bon moment pour revoir les prises et l’éclairage.
### Une couverture à refaire
Alors, n’isolez pas dessous : isolez **dessus**. Le *sarking* pose des panneaux rigides de fibre de bois en continu sur la charpente, puis un écran, puis les tuiles. Pas un pont thermique, pas un centimètre perdu, et des poutres qui restent visibles. Le toit monte d’une quinzaine de centimètres : il faut une déclaration en mairie, et adapter les rives et les gouttières. Plus cher à l’achat, c’est imbattable quand les tuiles sont de toute façon par terre.

## L’été compte autant que l’hiver
Sous des tuiles à soixante degrés, tous les isolants ne se valent pas. Une laine légère arrête bien le froid, mais laisse passer la chaleur en quelques heures. Une fibre de bois dense la retient jusqu’à la nuit, quand on peut ouvrir les fenêtres. C’est ce qu’on appelle le *déphasage*. Dans la vallée du Rhône, nous le mettons dans la balance à chaque devis.

## Ce qui rate une isolation
Nous démontons chaque année des isolants de cinq ans. Presque toujours pour les mêmes raisons.
- **L’air passe.** Un isolant traversé par un courant d’air n’isole plus. La membrane doit être continue, scotchée aux murs, aux pannes, aux gaines.
- **L’eau reste.** La vapeur des chambres et de la salle d’eau traverse le plafond et se condense au froid. Le frein-vapeur se pose toujours *du côté chaud*.
- **La maison ne respire plus.** Après une isolation, l’air ne se renouvelle plus par les fentes. Sans ventilation qui marche, l’humidité s’installe. Nous vérifions la vôtre, et nous refusons parfois d’isoler avant qu’elle ne soit réparée.
- **Le toit fuyait.** Isoler sous une couverture percée, c’est poser une éponge. On [répare](/services/reparation-des-fuites) d’abord.

## Les aides : comment s’y prendre
Il en existe plusieurs, qui peuvent s’ajouter : **MaPrimeRénov’**, les **certificats d’économies d’énergie** versés par les fournisseurs, l’**éco-prêt à taux zéro**, la **TVA à taux réduit** et parfois une aide de la région ou de la commune. Les montants dépendent de vos revenus, de l’âge du logement et du projet, et les règles changent presque chaque année. Nous n’écrivons donc aucun chiffre ici : il serait faux au printemps suivant.
La marche à suivre, elle, ne change guère.
1. **Renseignez-vous à la source.** Le site [france-renov.gouv.fr](https://france-renov.gouv.fr) et les conseillers France Rénov’ sont publics, neutres et gratuits.
2. **Demandez des devis détaillés** : surface, isolant nommé, épaisseur, résistance thermique, membrane, ventilation.
3. **Vérifiez la qualification** de l’entreprise pour ces travaux. Plusieurs aides exigent une mention RGE valable le jour de la signature ; l’annuaire officiel permet de la contrôler.
4. **Déposez la demande avant de signer** ou de verser un acompte. C’est l’erreur la plus fréquente, et elle ne se rattrape pas.
5. **Gardez tout** : devis, factures, photos, fiches des isolants.
Méfiez-vous de qui vous appelle pour vous offrir une isolation : le démarchage téléphonique pour ces travaux est interdit en France depuis 2020. Une aide ne se propose pas à domicile, elle se demande.

## Par quoi commencer, concrètement ?
Montez dans vos combles avec un mètre. Moins de vingt centimètres d’isolant tassé : la question mérite d’être posée. Regardez s’il est sec, s’il est continu, s’il laisse voir le jour. Puis appelez-nous : la visite est gratuite et nous mesurons l’épaisseur, l’humidité et la ventilation. La page [isolation](/services/isolation) détaille nos méthodes, et les [réalisations](/realisations) montrent des toits avant et après.`,
};

export const FENETRE: DemoArticle = {
  title: 'Poser une fenêtre de toit : la place, la taille et les pièges',
  excerpt:
    'Une fenêtre de toit éclaire bien mieux qu’une lucarne de même surface. Encore faut-il la mettre à la bonne hauteur, du bon côté, et soigner ce qui ne se voit pas.',
  category: 'Installation',
  picture: 'blog-velux',
  author: 'Mathieu Chabal',
  readTime: '5 min',
  tags: ['fenêtre de toit', 'combles', 'lumière', 'chaleur'],
  published_at: '2026-05-21T06:00:00.000Z',
  content: `Un grenier devient une chambre le jour où la lumière y entre. La fenêtre de toit reçoit celle du ciel, presque sans obstacle : à surface égale, elle éclaire beaucoup plus qu’une lucarne. Elle reçoit aussi le soleil de juillet, la pluie et la grêle. Tout l’art est de prendre l’un en se gardant du reste.

## Combien de vitrage ?
Un repère simple : environ **un sixième de la surface de la pièce**. Pour une chambre de douze mètres carrés, deux mètres carrés de vitre, soit une grande fenêtre ou deux moyennes. Deux valent mieux qu’une si la pièce est longue : la lumière se croise et les coins sombres disparaissent. Si elles se font face sur deux versants, vous gagnez aussi un courant d’air qui rafraîchit une nuit d’été mieux qu’un appareil.

## À quelle hauteur ?
Asseyez-vous, levez-vous, et regardez. Le bas de la vitre doit se trouver assez bas pour voir dehors en étant assis, et le haut assez haut pour voir debout sans se pencher.
- **Bas du vitrage** : autour de 90 cm à un mètre du sol. Plus bas, il faut un garde-corps ou un vitrage de sécurité.
- **Haut du cadre** : autour de deux mètres, poignée à portée de main.
Plus le toit est plat, plus la fenêtre doit être longue pour couvrir cette hauteur. C’est la pente qui dicte la taille, pas le catalogue.

## De quel côté ?
**Au nord**, une lumière égale, jamais éblouissante : un bureau, un atelier.
**À l’est**, le soleil du matin : une chambre, si vous aimez vous lever tôt.
**Au sud**, la chaleur d’hiver est un cadeau, celle d’été un fardeau. Prévoyez une protection *extérieure*.
**À l’ouest**, le soleil bas et long des soirées de juin : très beau, très chaud. La protection n’est pas une option.
Un store intérieur assombrit mais n’arrête pas la chaleur : elle est déjà entrée. Un **volet roulant** ou un **store extérieur** l’arrête avant la vitre. S’il fallait ne payer qu’un accessoire, ce serait celui-là.

## Ce qui ne se voit pas, et qui fait tout
### Le chevêtre
Si la fenêtre est plus large que l’écart entre deux chevrons, il faut en couper un et reporter sa charge sur ses voisins. Ce petit cadre de bois se calcule. Sur des fermettes industrielles, on ne coupe rien sans étude : chaque pièce y travaille.
### Le raccordement
La fenêtre vient avec un cadre d’étanchéité fait pour votre tuile : plate, romane, canal, ardoise. Le mauvais modèle, bricolé à la bavette de plomb, fuira. L’eau qui arrive d’en haut doit être détournée vers les côtés par une petite gouttière posée au-dessus, sous les tuiles. On l’oublie souvent.
### Le tour isolé
Entre le cadre et le toit reste un vide de deux centimètres. Non rempli, il dessine chaque hiver une ligne de condensation. Une collerette isolante et une membrane raccordée au frein-vapeur règlent la question.
### L’habillage
Le tableau intérieur, vu en coupe, doit s’ouvrir : *horizontal en haut, vertical en bas*. La lumière s’étale alors dans la pièce et l’air chaud du radiateur lèche la vitre. C’est le détail que nous corrigeons le plus souvent chez les autres.

## Les papiers
Percer un toit change son aspect : une **déclaration préalable** en mairie est en général nécessaire, et l’avis de l’architecte des Bâtiments de France près d’un monument. Créer de la surface habitable peut demander davantage. Enfin, si la fenêtre offre une vue plongeante chez le voisin, le Code civil impose des distances ; une fenêtre qui ne montre que le ciel n’est pas concernée. Nous vérifions avec vous avant de commander.

## Comment se passe la pose
1. Une visite : mesure de la pente, de l’écart des chevrons, de la tuile, et choix de la place avec un gabarit en carton.
2. La déclaration, puis la commande. Comptez quelques semaines.
3. Le jour dit, le toit n’est ouvert que par temps sec, et refermé le soir même. Deux compagnons posent une fenêtre dans la journée.
4. L’arrosage : avant de partir, nous arrosons au tuyau, vous regardez dessous.
5. L’habillage intérieur le lendemain, ou par votre plaquiste.

## Remplacer une ancienne
Une fenêtre des années quatre-vingt-dix laisse passer l’air et siffle au mistral. Si le cadre de bois est sain, un joint et un vitrage suffisent parfois. Sinon, on garde le trou et on change tout en une demi-journée, souvent sans toucher à l’habillage. La page [fenêtres de toit](/services/fenetres) donne les fourchettes de prix, et notre [formulaire](/contact) accepte les photos : une vue de l’intérieur, une vue du toit, et la plaque d’identification que vous trouverez en ouvrant le battant.`,
};
