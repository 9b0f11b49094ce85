import type { z } from 'zod';
import { systemContext } from '#src/platform/operation.server.ts';
import { createService } from './operations/create-service.server.ts';
import { type NewService, Service, type StoredService } from './service.contract.ts';

type Wishes = Partial<z.input<typeof NewService>>;

/** Creates a published service and returns it in the back office's form. */
export const aStoredService = (wishes: Wishes = {}): Promise<StoredService> =>
  createService(systemContext('fixture'), {
    title: 'Réparation de toiture',
    description: 'Fuites, tuiles.',
    ...wishes,
  });

/** Creates a service, as visitors read it. */
export const aService = async (wishes: Wishes = {}): Promise<Service> => Service.parse(await aStoredService(wishes));
