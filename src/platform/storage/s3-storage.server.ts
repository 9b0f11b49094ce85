import { AwsClient } from 'aws4fetch';
import { safeName, toContentType } from './file-name.server.ts';
import type { Storage } from './storage-port.server.ts';

interface S3Access {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const PROBE = 'storage-probe.txt';

/** Uses a bucket of any S3-compatible service, addressed by path, so that the bucket needs no DNS name. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Access): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });

  async function call(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const url = `${endpoint}/${encodeURIComponent(bucket)}/media/${safeName(name)}`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return client.fetch(url, { ...init, method, signal, redirect: 'error' });
  }

  async function refuse(method: string, answer: Response): Promise<never> {
    await answer.body?.cancel();
    throw new Error(`Le stockage S3 a répondu ${answer.status} à ${method}.`);
  }

  const storage: Storage = {
    async put(name, bytes, contentType) {
      const answer = await call('PUT', name, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': contentType },
      });
      if (!answer.ok) await refuse('PUT', answer);
      await answer.body?.cancel();
    },
    async get(name) {
      const answer = await call('GET', name);
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      if (!answer.ok) await refuse('GET', answer);
      return { bytes: new Uint8Array(await answer.arrayBuffer()), contentType: toContentType(name) };
    },
    async exists(name) {
      const answer = await call('HEAD', name);
      if (answer.ok) return true;
      return answer.status === 404 ? false : refuse('HEAD', answer);
    },
    async delete(name) {
      const answer = await call('DELETE', name);
      if (!answer.ok && answer.status !== 404) await refuse('DELETE', answer);
      await answer.body?.cancel();
    },
    // Writing needs the fewest permissions: without ListBucket a missing object answers 403.
    check: () => storage.put(PROBE, Buffer.from('ok'), 'text/plain'),
  };
  return storage;
}
