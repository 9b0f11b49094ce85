import { type ApiCall, send } from './api-client.ts';

const NAMED = /filename="([^"]+)"/;

/** Lets the browser save bytes under a file name. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads the answer of a call as a file, with the server's file name if it sends one. @throws ApiError */
export async function downloadFile(
  path: string,
  query: NonNullable<ApiCall['query']>,
  fileName: string,
): Promise<void> {
  const answer = await send(path, { query }, '*/*');
  const input = NAMED.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
  saveFile(await answer.blob(), input ?? fileName);
}
