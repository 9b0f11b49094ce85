import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

/** Minimal S3 server: objects in memory; refuses requests that `key-id` has not signed for eu-west-3. */
export function fakeS3(objects: Map<string, Buffer>, failures = { left: 0 }): Server {
  return createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    if (failures.left > 0) {
      failures.left--;
      response.writeHead(503).end();
    } else if (!isSigned(request, body)) response.writeHead(403).end();
    else serve(request.method ?? '', request.url ?? '', body);

    function serve(method: string, path: string, content: Buffer): void {
      const object = objects.get(path);
      if (method === 'PUT') {
        objects.set(path, content);
        response.writeHead(200).end();
      } else if (method === 'DELETE') {
        objects.delete(path);
        response.writeHead(204).end();
      } else if (object === undefined) response.writeHead(404).end();
      else response.writeHead(200).end(method === 'HEAD' ? undefined : object);
    }
  });
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const signature =
    /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/eu-west-3\/s3\/aws4_request, SignedHeaders=\S*host\S*, Signature=[0-9a-f]{64}$/;
  const hash = request.headers['x-amz-content-sha256'];
  const knownHash = hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(body).digest('hex');
  return signature.test(request.headers.authorization ?? '') && knownHash && 'x-amz-date' in request.headers;
}
