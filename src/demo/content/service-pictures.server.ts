/** Drawing above each service's page, beside the one that bears its own name. */
export const HERO_PICTURES: Record<string, string> = {
  charpente: 'hero-charpente',
  couverture: 'apres-tuiles',
  zinguerie: 'hero-zinguerie',
  'reparation-des-fuites': 'apres-fuite',
  demoussage: 'apres-demoussage',
  nettoyage: 'hero-demoussage',
  gouttieres: 'apres-zinguerie',
  isolation: 'apres-isolation',
  fenetres: 'blog-velux',
  installation: 'apres-charpente',
  entretien: 'equipe',
};
