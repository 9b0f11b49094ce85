import { afterEach, beforeEach } from 'vitest';
import { allowPushHosts } from '#src/platform/push/push-hosts.server.ts';
import { type FakePush, startFakePush } from './fake-push.ts';

/** A push service of its own for each test of the file, and the only one that may be sent to. */
export function useFakePush(): FakePush {
  const service = {} as FakePush;
  beforeEach(async () => {
    // With its getters: what it has counted is asked when it is read.
    Object.defineProperties(service, Object.getOwnPropertyDescriptors(await startFakePush()));
    allowPushHosts([service.host]);
  });
  afterEach(async () => {
    allowPushHosts([]);
    await service.close();
  });
  return service;
}
