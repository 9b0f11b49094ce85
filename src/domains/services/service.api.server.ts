import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listServices } from './operations/list-services.server.ts';
import { readService } from './operations/read-service.server.ts';

export const serviceApi: Endpoint[] = [
  endpoint('get', '/services', listServices, { summary: 'Services publiés' }),
  endpoint('get', '/services/slug/{slug}', readService, { summary: 'Service par son adresse' }),
];
