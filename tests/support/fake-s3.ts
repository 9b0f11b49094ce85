import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

/**
 * Minimal S3 server: objects in memory, uploads in parts and lists in pages of two; refuses requests that `key-id` has
 * not signed for eu-west-3.
 */
export function fakeS3(objects: Map<string, Buffer>, failures = { left: 0 }): Server {
  const uploads = new Map<string, Buffer[]>();
  return createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    if (failures.left > 0) {
      failures.left--;
      response.writeHead(503).end();
    } else if (!isSigned(request, body)) response.writeHead(403).end();
    else serve(request.method ?? '', request.url ?? '', body);

    function serve(method: string, path: string, content: Buffer): void {
      const object = objects.get(path);
      const url = new URL(path, 'http://s3.example');
      if (url.search !== '') {
        const answer = serveQuery(objects, uploads, { method, url, content });
        response.writeHead(answer.status, answer.headers).end(answer.body);
      } else if (method === 'PUT') {
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

interface Call {
  method: string;
  url: URL;
  content: Buffer;
}
interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** What S3 does for `?uploads`, `?uploadId=` and `?list-type=2`. */
function serveQuery(objects: Map<string, Buffer>, uploads: Map<string, Buffer[]>, call: Call): Answer {
  const { method, url, content } = call;
  const { pathname, searchParams } = url;
  const id = searchParams.get('uploadId') ?? '';
  const parts = uploads.get(id);
  if (searchParams.has('list-type')) return list(objects, url);
  if (searchParams.has('uploads')) {
    const begun = `${pathname}&${uploads.size}`;
    uploads.set(begun, []);
    const uploadId = begun.replaceAll('&', '&amp;');
    return { status: 200, body: `<R><UploadId>${uploadId}</UploadId></R>` };
  }
  if (parts === undefined) return { status: 404 };
  if (method === 'DELETE') return { status: uploads.delete(id) ? 204 : 404 };
  if (method === 'PUT') {
    parts[Number(searchParams.get('partNumber')) - 1] = content;
    return { status: 200, headers: { etag: `"${parts.length}"` } };
  }
  const asked = [...content.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)];
  if (asked.length !== parts.length) {
    return { status: 200, body: '<Error><Code>InvalidPart</Code></Error>' };
  }
  objects.set(pathname, Buffer.concat(parts));
  uploads.delete(id);
  return { status: 200, body: '<CompleteMultipartUploadResult/>' };
}

const PAGE = 2;

function list(objects: Map<string, Buffer>, { pathname, searchParams }: URL): Answer {
  const root = `${pathname}/`;
  const keys = [...objects.keys()].filter((path) => path.startsWith(root)).map((path) => path.slice(root.length));
  const prefix = searchParams.get('prefix') ?? '';
  const found = keys.filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/')).sort();
  const from = Number(searchParams.get('continuation-token') ?? 0);
  const contents = found.slice(from, from + PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const more = from + PAGE < found.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return { status: 200, body: `<ListBucketResult>${contents.join('')}${more}</ListBucketResult>` };
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const signature =
    /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/eu-west-3\/s3\/aws4_request, SignedHeaders=\S*host\S*, Signature=[0-9a-f]{64}$/;
  const hash = request.headers['x-amz-content-sha256'];
  const knownHash = hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(body).digest('hex');
  return signature.test(request.headers.authorization ?? '') && knownHash && 'x-amz-date' in request.headers;
}
