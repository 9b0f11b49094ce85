import { systemContext } from '#src/platform/operation.server.ts';
import { createService } from './operations/create-service.server.ts';
import type { NewService, Service } from './service.contract.ts';

/** A stored, published service. */
export const aService = (wishes: Partial<NewService> = {}): Promise<Service> =>
  createService(systemContext('fixture'), {
    title: 'Réparation de toiture',
    description: 'Fuites, tuiles.',
    ...wishes,
  });
