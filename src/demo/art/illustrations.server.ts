import { drawSvg } from '#src/platform/images/draw-svg.server.ts';
import { blogVelux } from './scenes/blog-bedroom.server.ts';
import { blogGouttieres, blogMousse } from './scenes/blog-damp.server.ts';
import { blogDevis } from './scenes/blog-estimate.server.ts';
import { blogTempete } from './scenes/blog-storm.server.ts';
import { blogTuiles } from './scenes/blog-tiles.server.ts';
import { blogHiver, blogIsolation } from './scenes/blog-winter.server.ts';
import { villeClermontFerrand } from './scenes/city-clermont-ferrand.server.ts';
import { villeGrenoble } from './scenes/city-grenoble.server.ts';
import { villeLyon } from './scenes/city-lyon.server.ts';
import { villeSaintEtienne } from './scenes/city-saint-etienne.server.ts';
import { villeValence } from './scenes/city-valence.server.ts';
import { demoussagePair, tuilesPair } from './scenes/gallery.server.ts';
import { charpentePair, isolationPair } from './scenes/gallery-attic.server.ts';
import { chemineePair } from './scenes/gallery-chimney.server.ts';
import { lucarnePair } from './scenes/gallery-dormer.server.ts';
import { cheneauPair } from './scenes/gallery-gutter.server.ts';
import { lauzePair } from './scenes/gallery-lauze.server.ts';
import { fuitePair, zincPair } from './scenes/gallery-metal.server.ts';
import { faitagePair } from './scenes/gallery-ridge.server.ts';
import { bacAcierPair } from './scenes/gallery-shed.server.ts';
import { ardoisePair } from './scenes/gallery-slate.server.ts';
import { veluxPair } from './scenes/gallery-windows.server.ts';
import { heroToiture, heroZinguerie } from './scenes/heroes.server.ts';
import { heroCharpente, heroDemoussage } from './scenes/heroes-timber.server.ts';
import { equipe, imageDeRemplacement, pageIntrouvable } from './scenes/people-and-place.server.ts';
import { drawScene, type Scene } from './scenes/scene.server.ts';
import { entretien, installation } from './scenes/services-house.server.ts';
import { couverture, demoussage } from './scenes/services-roof.server.ts';
import { fenetres, nettoyage } from './scenes/services-slate.server.ts';
import { charpente, isolation, reparationDesFuites } from './scenes/services-timber.server.ts';
import { gouttieres, zinguerie } from './scenes/services-zinc.server.ts';
import { aproposAtelier } from './scenes/workshop.server.ts';

const SCENES = {
  'hero-toiture': heroToiture,
  'hero-zinguerie': heroZinguerie,
  'hero-charpente': heroCharpente,
  'hero-demoussage': heroDemoussage,
  charpente,
  couverture,
  'reparation-des-fuites': reparationDesFuites,
  demoussage,
  nettoyage,
  gouttieres,
  isolation,
  fenetres,
  installation,
  zinguerie,
  entretien,
  'avant-demoussage': demoussagePair('before'),
  'apres-demoussage': demoussagePair('after'),
  'avant-tuiles': tuilesPair('before'),
  'apres-tuiles': tuilesPair('after'),
  'avant-zinguerie': zincPair('before'),
  'apres-zinguerie': zincPair('after'),
  'avant-charpente': charpentePair('before'),
  'apres-charpente': charpentePair('after'),
  'avant-isolation': isolationPair('before'),
  'apres-isolation': isolationPair('after'),
  'avant-fuite': fuitePair('before'),
  'apres-fuite': fuitePair('after'),
  'apropos-atelier': aproposAtelier,
  equipe,
  'page-introuvable': pageIntrouvable,
  'image-de-remplacement': imageDeRemplacement,
  'blog-hiver': blogHiver,
  'blog-mousse': blogMousse,
  'blog-tuiles': blogTuiles,
  'blog-isolation': blogIsolation,
  'blog-velux': blogVelux,
  'blog-gouttieres': blogGouttieres,
  'galerie-ardoise-avant': ardoisePair('before'),
  'galerie-ardoise-apres': ardoisePair('after'),
  'galerie-cheneau-avant': cheneauPair('before'),
  'galerie-cheneau-apres': cheneauPair('after'),
  'galerie-lucarne-avant': lucarnePair('before'),
  'galerie-lucarne-apres': lucarnePair('after'),
  'galerie-cheminee-avant': chemineePair('before'),
  'galerie-cheminee-apres': chemineePair('after'),
  'galerie-faitage-avant': faitagePair('before'),
  'galerie-faitage-apres': faitagePair('after'),
  'galerie-lauze-avant': lauzePair('before'),
  'galerie-lauze-apres': lauzePair('after'),
  'galerie-bac-acier-avant': bacAcierPair('before'),
  'galerie-bac-acier-apres': bacAcierPair('after'),
  'blog-tempete': blogTempete,
  'blog-devis': blogDevis,
  'galerie-velux-avant': veluxPair('before'),
  'galerie-velux-apres': veluxPair('after'),
  'ville-lyon': villeLyon,
  'ville-saint-etienne': villeSaintEtienne,
  'ville-valence': villeValence,
  'ville-clermont-ferrand': villeClermontFerrand,
  'ville-grenoble': villeGrenoble,
} satisfies Record<string, Scene>;

export type IllustrationName = keyof typeof SCENES;
export type Illustration = { svg: string; width: number; height: number; alt: string };

// Object.keys forgets the names' type; SCENES is a literal, so nothing else can be in it.
export const ILLUSTRATION_NAMES = Object.keys(SCENES) as IllustrationName[];

/** What a picture shows, without drawing it. */
export function altOf(name: IllustrationName): string {
  const scene: Scene = SCENES[name];
  return scene.alt;
}

/** The same name always gives the same bytes: every scene draws from seeds of its own. */
export function drawIllustration(name: IllustrationName): Illustration {
  const scene: Scene = SCENES[name];
  const sheet = drawScene(scene);
  return { svg: sheet.toSvg(), width: sheet.width, height: sheet.height, alt: scene.alt };
}

/** PNG bytes; rendered at `width` pixels from the start, not enlarged afterwards. */
export function rasterise(name: IllustrationName, width?: number): Promise<Uint8Array> {
  const { svg, ...sheet } = drawIllustration(name);
  const wide = width ?? sheet.width;
  const size = `width="${wide}" height="${Math.round((wide * sheet.height) / sheet.width)}"`;
  const sized = svg.replace(`width="${sheet.width}" height="${sheet.height}"`, size);
  return drawSvg(sized);
}
