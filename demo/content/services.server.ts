import { CHARPENTE, COUVERTURE, INSTALLATION } from './building-services.server.ts';
import { DEMOUSSAGE, ENTRETIEN, NETTOYAGE } from './care-services.server.ts';
import { FENETRES, ISOLATION } from './comfort-services.server.ts';
import type { DemoService } from './demo-service.server.ts';
import { GOUTTIERES, REPARATION_DES_FUITES, ZINGUERIE } from './repair-services.server.ts';

/** In the order of the public pages. */
export const DEMO_SERVICES: DemoService[] = [
  CHARPENTE,
  COUVERTURE,
  ZINGUERIE,
  REPARATION_DES_FUITES,
  DEMOUSSAGE,
  NETTOYAGE,
  GOUTTIERES,
  ISOLATION,
  FENETRES,
  INSTALLATION,
  ENTRETIEN,
];
