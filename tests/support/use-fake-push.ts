import { afterEach, beforeEach } from 'vitest';
import { allowPushHosts } from '#src/platform/push/push-hosts.server.ts';
import { type FakePush, startFakePush } from './fake-push.ts';

/** Starts a separate push service for each test of the file; no other push host is allowed. */
export function useFakePush(): FakePush {
  const service = {} as FakePush;
  beforeEach(async () => {
    // Copies the getters too, so that counters are read when they are used.
    Object.defineProperties(service, Object.getOwnPropertyDescriptors(await startFakePush()));
    allowPushHosts([service.host]);
  });
  afterEach(async () => {
    allowPushHosts([]);
    await service.close();
  });
  return service;
}
