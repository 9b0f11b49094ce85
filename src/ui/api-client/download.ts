import { type ApiCall, send } from './api-client.ts';

const NAMED = /filename="([^"]+)"/;

/** Lets the browser save bytes under a name. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves what a call answers as a file, named by the server where it names it. @throws ApiError */
export async function downloadFile(
  path: string,
  query: NonNullable<ApiCall['query']>,
  fileName: string,
): Promise<void> {
  const answer = await send(path, { query }, '*/*');
  const given = NAMED.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
  saveFile(await answer.blob(), given ?? fileName);
}
