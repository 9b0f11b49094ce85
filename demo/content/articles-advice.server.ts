import type { DemoArticle } from './demo-article.server.ts';

export const TEMPETE: DemoArticle = {
  title: 'Après la tempête : les bons gestes, dans le bon ordre',
  excerpt:
    'Tuiles envolées, grêle, arbre sur le toit : se mettre à l’abri, protéger, photographier, déclarer. Et reconnaître ceux qui profitent de la panique.',
  category: 'Réparation',
  picture: 'blog-tempete',
  author: 'Nora Vidal',
  readTime: '5 min',
  tags: ['tempête', 'grêle', 'assurance', 'bâche'],
  published_at: '2026-06-18T06:15:00.000Z',
  content: `Il est six heures, le vent vient de tomber et vous découvrez des tuiles dans l’allée. Les deux heures qui suivent décident souvent de la facture finale. Voici ce que nous conseillons au téléphone, dans l’ordre.

## 1. Les personnes d’abord
N’allez pas sous le versant touché : d’autres tuiles tiennent encore par habitude. Éloignez les enfants et les voitures. Si un câble électrique est tombé, ne l’approchez pas et appelez les secours. Si un arbre s’est couché sur le toit, sortez de la maison : son poids peut finir de faire céder la charpente, et il ne se coupe pas sans avoir été soulagé.
**Ne montez pas.** Ni pour voir, ni pour « juste remettre la tuile ». Un toit mouillé, fragilisé et venté est ce que nous redoutons nous-mêmes.

## 2. Limiter l’eau
À l’intérieur, vous pouvez beaucoup.
- Coupez le courant des pièces où l’eau approche d’un plafonnier ou d’une prise.
- Déplacez ce qui craint, couvrez le reste d’une bâche ou d’un rideau de douche.
- Si le plafond fait une poche, percez-la au point le plus bas au-dessus d’une bassine : il se videra là plutôt que de tomber entier.
- Dans les combles, si l’on peut y marcher sans danger, posez des récipients sous les gouttes et une planche sur l’isolant mouillé pour vous rappeler l’endroit.

## 3. Photographier avant de ranger
Prenez la façade, le versant de loin, les débris au sol, le plafond, les meubles. Une vue large, puis une vue proche. Votre téléphone note l’heure, c’est précieux. **Gardez une tuile cassée** et notez la date de la tempête : l’assureur compare avec les relevés de vent de la région.

## 4. Bâcher
Une bâche bien posée tient plusieurs semaines ; mal posée, elle s’envole la nuit suivante et emporte des tuiles. Elle se fixe sous le faîtage, sur des liteaux, jamais avec des pierres. C’est ce que nous faisons en premier, avant tout devis de [réparation](/services/reparation-des-fuites). Ces mesures d’urgence sont normalement prises en compte par l’assurance : gardez la facture.
En attendant l’expert, ne faites rien de définitif. Il doit pouvoir constater. Demandez à votre assureur son accord écrit avant les travaux lourds.

## 5. Déclarer
La garantie *tempête, grêle et neige* figure dans les contrats multirisques habitation. Le délai de déclaration est indiqué dans le vôtre ; il ne peut pas être inférieur à **cinq jours ouvrés**. Si l’événement est reconnu catastrophe naturelle, un autre délai court à partir de la publication de l’arrêté.
Envoyez une lettre simple, claire : la date et l’heure, ce qui est touché, ce que vous avez fait pour limiter les dégâts, vos photos, notre facture de bâchage et notre devis. Demandez ce qu’il en est de la franchise et de la vétusté : beaucoup de contrats remboursent une partie tout de suite et le reste sur facture.

## Et la grêle ?
Elle est plus traîtresse que le vent. Une tuile peut être fêlée sans être déplacée, et ne fuir qu’à l’hiver, quand l’eau gèle dans la fente. Le zinc se cabosse, les fenêtres de toit s’étoilent, les panneaux solaires se fissurent. Après un orage de grêle, faites regarder le toit même si tout paraît en ordre. Le délai de déclaration court, lui aussi.

## Se méfier des sauveurs
Après chaque coup de vent, des camionnettes sillonnent les villages. Quelques signes ne trompent pas : on vous a vu « une tuile bouger depuis la route », le prix baisse si vous signez tout de suite, on demande des espèces, l’adresse de l’entreprise est une boîte postale.
La loi vous protège. Un contrat signé chez vous, à la suite d’un démarchage, ouvre en général **quatorze jours** de rétractation, et aucun paiement ne peut être exigé dans les sept premiers. Demandez toujours un devis écrit, l’attestation d’assurance décennale et un numéro SIRET que vous vérifierez vous-même. Un vrai couvreur du pays n’a pas besoin de frapper aux portes un lendemain de tempête : son téléphone sonne déjà trop.

## Ce qui évite la prochaine fois
Un toit ne s’envole pas d’un bloc. Il s’ouvre par une rive, une faîtière descellée, une tuile de bord non fixée. Les trois se voient lors d’une [visite d’entretien](/services/entretien), et se règlent pour le prix de quelques crochets. Dans la vallée du Rhône, nous fixons toutes les tuiles de rive et d’égout, et une grande part du reste selon l’exposition : demandez à votre couvreur combien des vôtres le sont.
Gardez enfin ce numéro quelque part dans la cuisine, avec celui de votre assureur et de votre contrat. On les cherche toujours dans le noir. Le nôtre est en haut de cette page et sur la page [contact](/contact), à toute heure.`,
};

export const DEVIS: DemoArticle = {
  title: 'Lire un devis de toiture ligne par ligne',
  excerpt:
    'Deux devis ne se comparent pas par leur dernière ligne. Les quantités, les matériaux nommés, ce qui manque : le guide pour choisir sans être du métier.',
  category: 'Conseils',
  picture: 'blog-devis',
  author: 'Mathieu Chabal',
  readTime: '6 min',
  tags: ['devis', 'prix', 'garantie', 'TVA'],
  published_at: '2026-08-27T06:00:00.000Z',
  content: `Vous avez demandé trois devis pour le même toit, et le plus cher vaut le double du moins cher. Qui se trompe ? Peut-être personne : ils ne chiffrent pas la même chose. Un devis de couvreur se lit comme une recette. Ce qui compte est la liste, la quantité, et ce qu’on a oublié d’y mettre.

## L’en-tête : à qui ai-je affaire ?
Avant le premier chiffre, cherchez le nom, l’adresse, le numéro SIRET, et l’**assurance décennale** : le nom de l’assureur, le numéro du contrat, la zone couverte. Un artisan doit les faire figurer sur ses devis et ses factures. Demandez l’attestation de l’année et regardez la liste des activités : « couverture » ne veut pas dire « charpente », et une assurance de peintre ne couvre pas un toit.
Regardez ensuite la **date**, la **durée de validité**, et si le devis est gratuit. Le nôtre l’est toujours.

## Les quantités : le toit a-t-il été mesuré ?
Un devis honnête compte. Des mètres carrés de couverture, des mètres de faîtage, de rive, de noue, de solin, des pièces pour les sorties de ventilation. « Réfection toiture, un forfait » ne se compare à rien et ne se discute pas le jour où quelqu’un n’est pas d’accord.
Vérifiez une ligne au hasard. La surface d’un toit n’est pas celle de la maison : sur une pente moyenne, comptez un dixième à un quart de plus, débords compris. Si deux devis diffèrent de trente mètres carrés, l’un des deux n’est pas monté.

## Les matériaux : ont-ils un nom ?
« Tuiles terre cuite » ne dit rien. Le modèle, la teinte et le fabricant disent tout, et vous permettent de vérifier. Il en va de même pour l’épaisseur et la résistance de l’isolant, la nuance du zinc, la section et le traitement des bois, le type d’écran sous les tuiles.
Quatre lignes séparent un toit qui tient d’un toit qui tiendra :
- l’**écran de sous-toiture** et son raccord à la gouttière ;
- les **solins et abergements** en métal autour de la cheminée ;
- la **ventilation** : closoir de faîtage, chatières ;
- le **nombre de tuiles fixées**, surtout si vous habitez sous le mistral.
Quand elles n’y sont pas, demandez pourquoi. Il y a parfois une bonne raison.

## Ce qui n’est pas de la couverture
L’**échafaudage** ou la nacelle, les protections contre les chutes, la bâche en cours de chantier, la dépose de l’ancien toit. Et l’**évacuation des déchets** : les devis de travaux du bâtiment doivent indiquer ce qu’ils deviennent, où ils sont portés et à quel coût. Si vos plaques ondulées datent d’avant 1997, la question de l’**amiante** doit être posée par écrit : le repérage et le retrait suivent des règles strictes, et leur prix aussi.

## Les prix : hors taxes, toutes taxes
Chaque ligne porte un prix unitaire hors taxes, et le bas du devis le **taux de TVA**. Dans un logement achevé depuis plus de deux ans, les travaux bénéficient en général d’un taux réduit, plus bas encore pour certaines améliorations énergétiques. Un devis à taux plein dans une maison ancienne mérite une question.
Comparez toujours les totaux **TTC**, à contenu égal. Prenez une feuille, une colonne par entreprise, une ligne par ouvrage. Les cases vides apparaissent aussitôt, et ce sont elles qui expliquent l’écart.

## Les délais et l’argent
Le devis doit dire quand le chantier commence et combien de jours il dure, météo réservée. Un **acompte** à la commande est normal, pour la matière ; un tiers est courant. Payer la totalité avant la pose de la dernière tuile ne l’est jamais. Préférez un échéancier lié à l’avancement : commande, toit couvert, fin du chantier.

## La fin : les garanties
Elles commencent le jour de la **réception**, que vous signez ensemble après avoir fait le tour du chantier. Notez vos réserves sur le procès-verbal, même petites.
1. Pendant **un an**, l’entreprise reprend tout ce que vous signalez : c’est la garantie de parfait achèvement.
2. Pendant **deux ans**, les équipements qu’on peut démonter sont couverts.
3. Pendant **dix ans**, tout ce qui compromet la solidité du toit ou le rend impropre à son usage : c’est la décennale.
Gardez devis, facture et procès-verbal ensemble. Le jour de la vente, le notaire les demandera.

## Notre conseil, même s’il ne nous profite pas
Ne prenez ni le moins cher ni le plus cher par principe. Prenez celui qui est monté sur le toit, qui a compté, et qui répond quand vous demandez ce qu’est un closoir. Un couvreur qui explique son devis expliquera aussi son chantier.
Nos prix de départ sont publics, sur la page [tarifs](/tarifs). Et si vous avez sous les yeux un devis que vous ne comprenez pas, même d’un confrère, [envoyez-nous vos questions](/contact) : nous y répondrons.`,
};
