import { DEVIS, TEMPETE } from './articles-advice.server.ts';
import { GOUTTIERES, HIVER, MOUSSE } from './articles-seasons.server.ts';
import { FENETRE, ISOLATION, TUILES } from './articles-works.server.ts';
import type { DemoArticle } from './demo-article.server.ts';

/** In the order of their publication. */
export const DEMO_ARTICLES: DemoArticle[] = [TUILES, ISOLATION, MOUSSE, FENETRE, TEMPETE, DEVIS, GOUTTIERES, HIVER];
