import type { DemoArticle } from './demo-article.server.ts';

export const HIVER: DemoArticle = {
  title: 'Préparer son toit pour l’hiver : sept vérifications d’octobre',
  excerpt:
    'Deux heures, des jumelles et une lampe de poche : ce qui se voit du jardin et du grenier avant que la pluie, le vent et le gel ne s’en chargent.',
  category: 'Conseils',
  picture: 'blog-hiver',
  author: 'Nora Vidal',
  readTime: '5 min',
  tags: ['hiver', 'gel', 'vérification', 'combles'],
  published_at: '2026-10-06T06:30:00.000Z',
  content: `Octobre est le bon mois. Les orages de l’été ont fait bouger ce qui devait bouger, les feuilles tombent, et il reste quelques semaines de temps sec avant les premières gelées. Ce qui se répare aujourd’hui en une heure demandera une bâche et une échelle verglacée en janvier.
Tout ce qui suit se fait depuis le sol ou depuis les combles. **Ne montez pas sur le toit** : les chutes de hauteur sont la première cause d’accident grave dans notre métier, et nous y allons encordés.

## 1. Le faîtage et les rives, aux jumelles
Reculez au fond du jardin et suivez la ligne du haut. Elle doit être droite. Une faîtière de travers, un joint de mortier tombé, une rive qui dépasse : c’est par là que le mistral s’engouffre, et il soulève rarement une seule tuile.

## 2. Les tuiles, versant par versant
Cherchez les ombres plus que les couleurs. Une tuile glissée laisse un trait noir au-dessus d’elle ; une tuile cassée montre une arête claire. Regardez aussi les noues, ces gouttières inclinées où deux versants se rencontrent : les débris de tuiles s’y arrêtent et la feuille y fait barrage.

## 3. La mousse, surtout au nord
Un voile vert n’est pas une urgence. Des coussins épais, si : ils retiennent l’eau contre la terre cuite, et c’est cette eau qui éclate la tuile en gelant. Si vous en trouvez dans la gouttière, c’est que le toit en porte déjà trop. Le [démoussage](/services/demoussage) se fait au sec, donc avant novembre ou au printemps.

## 4. Les gouttières et les descentes
Attendez la première grosse pluie et sortez avec un parapluie. Une gouttière saine se tait. Si elle déborde, elle est bouchée ou elle a perdu sa pente ; si elle goutte sous un joint, la soudure est fendue. Tapez sur la descente : un bruit sourd sur un mètre annonce un bouchon. Nous expliquons le reste dans notre page sur les [gouttières](/services/gouttieres).

## 5. La cheminée et les solins
Le solin est le raccord entre la souche et la couverture. C’est l’un des premiers endroits où un toit prend l’eau, et l’un des derniers qu’on regarde. Une fente dans l’enduit, une bande de plomb ou de zinc décollée : notez-la. Profitez-en pour faire ramoner ; c’est obligatoire, une ou deux fois par an selon le combustible et la commune, et le ramoneur voit le haut du conduit de près.

## 6. Les combles, lampe éteinte puis allumée
Montez en plein jour et restez une minute dans le noir. Un point de ciel entre les tuiles n’est pas toujours un défaut, car une couverture ancienne respire ; un trou net, si. Puis allumez et suivez les bois.
- Une **auréole brune et sèche** raconte une fuite ancienne : prenez-la en photo, avec un trait de crayon autour. Si elle dépasse le trait en décembre, elle est vivante.
- Un **bois noir et mou** sous la pointe d’un tournevis demande un avis rapide : c’est la [charpente](/services/charpente) qui est en jeu.
- Un **isolant tassé ou taché** a perdu une grande part de son pouvoir.
- Des **gouttes sous l’écran** un matin froid ne viennent pas de la pluie mais de l’air de la maison : c’est de la condensation, et c’est la ventilation qu’il faut revoir.

## 7. Les fenêtres de toit
Ouvrez-les, nettoyez le joint et le rail, enlevez les feuilles coincées sous le bavolet. L’eau qui ne peut pas descendre finit par chercher un autre chemin, et il passe souvent par le plafond.

## Et s’il neige ?
Un toit du Vivarais ou du Vercors est calculé pour porter la neige de sa région. N’essayez pas de la retirer : vous casseriez des tuiles, et l’échelle glisserait. Surveillez plutôt deux choses.
Les **stalactites** à la gouttière, jolies sur les cartes postales, disent que la chaleur traverse le toit : la neige fond en haut et regèle en bas. C’est un problème d’[isolation](/services/isolation), et il se règle au printemps.
La **neige qui tient partout sauf à un endroit** dessine au-dessus de votre tête la carte exacte des fuites de chaleur. Prenez une photo, elle vaut un diagnostic.

## Que faire de vos notes ?
Classez-les en trois : à faire avant les gelées, à surveiller, à prévoir. Une tuile glissée, un solin fendu, une gouttière bouchée sont de la première colonne et se règlent en une visite. Le reste peut attendre, à condition de ne pas l’oublier : la plupart des gros chantiers que nous faisons auraient pu rester petits.
Si vous préférez que nous regardions pour vous, la [visite d’entretien](/services/entretien) couvre ces sept points et les combles, avec un rapport en photos. Son prix est dans nos [tarifs](/tarifs).`,
};

export const MOUSSE: DemoArticle = {
  title: 'Mousse sur les tuiles : quand s’inquiéter, comment s’en défaire',
  excerpt:
    'La mousse ne perce pas les toits, mais elle les empêche de sécher. Ce qui l’attire, ce qui l’enlève, et pourquoi le nettoyeur à haute pression est un mauvais ami.',
  category: 'Entretien',
  picture: 'blog-mousse',
  author: 'Mathieu Chabal',
  readTime: '5 min',
  tags: ['mousse', 'démoussage', 'hydrofuge', 'lichen'],
  published_at: '2026-03-17T07:00:00.000Z',
  content: `Chaque printemps, on nous pose la même question au pied du mur : « C’est grave ? » La réponse honnête est : cela dépend de l’épaisseur, de la tuile et du versant. Voici comment en juger, et ce que nous faisons quand il faut agir.

## Ce que la mousse fait vraiment à un toit
La mousse n’a pas de racines. Elle ne perce rien. Son tort est de garder l’eau, comme une éponge posée sur une planche.
- **Elle empêche la tuile de sécher.** La terre cuite est poreuse : gorgée d’eau, elle s’écaille au gel, surface après surface, jusqu’à devenir friable.
- **Elle soulève les recouvrements.** Un coussin qui grossit sous le nez d’une tuile la décale de quelques millimètres, assez pour que le vent y pousse la pluie.
- **Elle voyage.** Les oiseaux l’arrachent pour y chercher des insectes ; elle roule dans les gouttières et bouche la descente.
Les lichens, ces taches grises ou jaunes bien plates, sont plus discrets. Ils s’accrochent davantage, mais retiennent moins d’eau. Sur une ardoise saine, ils peuvent rester là des décennies sans dommage.

## Pourquoi chez vous, et pas chez le voisin
Quatre choses décident : l’ombre, l’humidité, la pente et la tuile. Un versant nord sous un tilleul, au fond d’un vallon de l’Eyrieux, verdira en cinq ans. Le même toit en plein sud, balayé par le mistral, restera propre trente ans. Une tuile ancienne, devenue rugueuse, offre plus de prises qu’une tuile neuve ; une pente faible laisse à la mousse le temps de boire.

## Le bon moment
Le printemps et le début de l’automne : il fait doux, les journées sèches se suivent et le produit travaille. En plein été, il sèche avant d’agir. En hiver, la tuile mouillée est glissante et fragile.
N’attendez pas que la mousse se voie de la route. Le bon repère est la gouttière : le jour où vous y ramassez des coussins verts, il est temps.

## Comment nous procédons
1. **Regarder d’abord.** Nous vérifions que les tuiles valent la peine d’être nettoyées. Si l’ongle en détache des écailles, un démoussage serait de l’argent perdu, et nous le disons.
2. **Brosser et gratter à la main**, du haut vers le bas, en ramassant. Les gouttières sont protégées pendant le travail et vidées après.
3. **Changer les tuiles cassées** que la mousse cachait : il y en a presque toujours.
4. **Traiter à basse pression** avec un produit qui détruit les spores et continue d’agir avec les pluies. Les plantes sont arrosées et couvertes, la cuve d’eau de pluie est débranchée.
5. **Revenir quelques semaines plus tard** pour l’hydrofuge, si la tuile en a besoin.
L’hydrofuge est un produit incolore qui fait perler l’eau tout en laissant la tuile respirer. Il est utile sur une terre cuite devenue poreuse. Sur une tuile récente, ou sur l’ardoise, vous pouvez vous en passer.

## Trois mauvaises idées
**Le nettoyeur à haute pression.** C’est rapide et le résultat est spectaculaire : la tuile paraît neuve parce qu’on vient de lui retirer sa peau. Elle boira deux fois plus vite ensuite, et la mousse reviendra plus tôt. L’eau, poussée à contresens, passe aussi sous la couverture.
**L’eau de Javel.** Elle blanchit la mousse sans tuer ce qui la fait renaître, attaque le zinc des gouttières et finit au pied de vos rosiers.
**Le fil de cuivre au faîtage, sans réfléchir.** L’idée n’est pas sotte : l’eau qui ruisselle sur le cuivre gêne la mousse. Mais cette même eau ronge le zinc. Si vos gouttières ou vos noues sont en zinc, abstenez-vous.

## Combien de temps est-on tranquille ?
Entre cinq et dix ans selon l’ombre et la tuile, à deux conditions : des gouttières vidées chaque automne, et des branches tenues à deux mètres du toit. Tailler un arbre vaut parfois mieux que traiter deux fois. Un regard par an suffit ensuite ; c’est le rôle d’un [contrat d’entretien](/services/entretien).

## Et si la tuile est fatiguée ?
Quand un tiers des tuiles d’un versant s’effrite, on ne nettoie plus, on remplace. Une reprise partielle est souvent possible : les tuiles saines du pan le plus abîmé servent à réparer les autres, et le versant refait reçoit des tuiles neuves. Nous le chiffrons à part, pour que vous puissiez comparer. Voyez nos pages [démoussage](/services/demoussage) et [couverture](/services/couverture), ou envoyez-nous [quelques photos](/contact) : trois clichés pris du jardin disent presque tout.`,
};

export const GOUTTIERES: DemoArticle = {
  title: 'Gouttières : les vider, les réparer, savoir les remplacer',
  excerpt:
    'Une gouttière bouchée abîme d’abord les murs, puis les fondations, et le toit en dernier. Ce qui se fait soi-même, ce qui se soude, et comment choisir entre zinc, aluminium et PVC.',
  category: 'Entretien',
  picture: 'blog-gouttieres',
  author: 'Mathieu Chabal',
  readTime: '5 min',
  tags: ['gouttière', 'zinc', 'pluie', 'descente'],
  published_at: '2026-09-10T06:45:00.000Z',
  content: `On ne regarde ses gouttières que lorsqu’elles débordent. C’est dommage : elles coûtent peu, se réparent bien, et ce qu’elles protègent vaut la maison. L’eau qui ne passe plus par la descente passe par le mur, puis par le sol, au pied des fondations.

## Un bon débit tient à peu de chose
Une gouttière n’est pas posée à plat. Elle descend vers la sortie d’environ **cinq millimètres par mètre** : assez pour que l’eau coure, trop peu pour que cela se voie. Si un crochet a plié, l’eau stagne, la feuille s’y dépose, la terre se forme et le pissenlit suit. Avant de changer quoi que ce soit, on remet la pente.
La section compte aussi. Une grande toiture sur une seule descente débordera à chaque orage, même propre. Les règles de l’art (la norme NF DTU 60.11 pour le calcul, la 40.5 pour la pose) relient la surface du toit à la taille des tuyaux. Ajouter une descente coûte moins cher que refaire un enduit.

## Vider, deux fois par an
Une fois à la fin de l’automne, quand le dernier arbre a lâché ses feuilles. Une fois au printemps, après les chatons et les graines. Si votre gouttière est à portée d’une échelle stable, sur un sol plat, avec quelqu’un en bas pour la tenir, vous pouvez le faire.
- Ramassez à la main, avec des gants, dans un seau accroché à l’échelle. Ne poussez jamais vers la descente.
- Rincez au tuyau depuis le point haut et regardez l’eau courir.
- Vérifiez la **crapaudine**, cette petite boule de fil qui coiffe la sortie : elle arrête les feuilles sans arrêter l’eau.
- Si la descente est bouchée, démontez le coude du bas plutôt que d’enfoncer une tige.
Au-delà d’un étage, ou sur un terrain en pente, laissez-nous faire : le vidage est compris dans notre [nettoyage](/services/nettoyage).

## Les pannes, une par une
**Elle goutte à un joint.** Sur le zinc, la soudure à l’étain a cassé sous la dilatation. Elle se reprend, après décapage, en une demi-heure. Le mastic en cartouche tient une saison ; nous le retirons plus souvent que nous ne le posons.
**Elle goutte partout.** Le zinc est piqué, le PVC est devenu cassant. On remplace.
**Elle déborde au milieu.** Un crochet a plié : la pente est à refaire.
**Elle sonne au vent.** Une attache a lâché. À revoir avant qu’une longueur entière ne tombe.
**L’eau passe derrière.** La tuile d’égout ne recouvre pas assez le bord, ou la bande qui fait le lien manque. C’est la panne la plus sournoise, car la gouttière paraît saine pendant que la sablière pourrit.

## Zinc, aluminium, PVC, cuivre ?
- **Le zinc** dure quarante ans et plus s’il peut se dilater. Il se soude, se répare et se façonne à toutes les formes. C’est notre choix par défaut, et le métier de notre [zingueur](/services/zinguerie).
- **L’aluminium laqué** arrive en bobine et se forme sur place, d’un seul tenant : pas de joint sur la longueur, beaucoup de couleurs, mais une réparation moins facile.
- **Le PVC** est économique et se pose vite. Il craint le soleil et le gel ; comptez quinze à vingt ans. Honnête pour un abri, discutable pour une maison.
- **Le cuivre** est magnifique et presque éternel. Il ne doit jamais verser son eau sur du zinc, qu’il ronge.
Près d’un monument protégé, la commune ou l’architecte des Bâtiments de France peut imposer le matériau. Nous vérifions avant de chiffrer.

## Où doit aller l’eau ?
Chez vous, ou à la rue, jamais chez le voisin : le Code civil (article 681) oblige chacun à faire tomber l’eau de son toit sur son propre terrain ou sur la voie publique. Selon la commune, elle rejoint un réseau, un puits perdu ou le jardin. Renseignez-vous en mairie avant de brancher une descente sur les eaux usées : c’est en général interdit.
Une **cuve de récupération** rend service au potager. Prévoyez un collecteur avec trop-plein et débranchez-le pendant un traitement anti-mousse.

## Réparer ou remplacer : notre règle
Moins de deux mètres abîmés, un métal sain autour : on répare. Plus d’un tiers de la longueur, ou des crochets qui ne tiennent plus dans le bois : on remplace, en regardant ce qu’il y a derrière. Le devis sépare toujours la gouttière, les descentes et le bois éventuel, pour que vous sachiez ce que vous payez. Le détail de ce que nous faisons est sur la page [gouttières](/services/gouttieres) ; les prix de départ sont dans les [tarifs](/tarifs).`,
};
