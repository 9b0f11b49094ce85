import type { z } from 'zod';
import { systemContext } from '#src/platform/operation.server.ts';
import { createService } from './commands/create-service.server.ts';
import { type NewService, Service, type StoredService } from './service.contract.ts';

type Options = Partial<z.input<typeof NewService>>;

/** Creates a published service and returns it in the back office's form. */
export const aStoredService = (options: Options = {}): Promise<StoredService> =>
  createService(systemContext('fixture'), {
    title: 'Réparation de toiture',
    description: 'Fuites, tuiles.',
    ...options,
  });

/** Creates a service, as visitors read it. */
export const aService = async (overrides: Options = {}): Promise<Service> =>
  Service.parse(await aStoredService(overrides));
