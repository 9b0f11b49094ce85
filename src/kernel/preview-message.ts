/** What the preview tells the editor around it. */
export type PreviewReport =
  | { kind: 'ready' }
  /** `path`: of the pressed text; `picture`: of the pressed picture. */
  | { kind: 'select'; section: string; path?: string; picture?: string }
  /** A file that was dropped, on an empty section outside of all, or pasted, without a section. */
  | { kind: 'file'; file: File; section?: string; picture?: string }
  | { kind: 'text'; path: string; text: string }
  | { kind: 'scroll'; top: number };

/** What the editor tells its preview. */
export type PreviewOrder =
  | { kind: 'show'; section: string; top?: number; isScrolled: boolean }
  | { kind: 'edit'; path: string; text: string };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a message of the other side; undefined for anything else that a window may send. */
export function readMessage<Message extends PreviewReport | PreviewOrder>(
  { data, origin }: { data: unknown; origin: string },
  ownOrigin: string,
): Message | undefined {
  if (origin !== ownOrigin || !isRecord(data) || !isRecord(data.preview)) return undefined;
  return typeof data.preview.kind === 'string' ? (data.preview as unknown as Message) : undefined;
}

export const toMessage = (preview: PreviewReport | PreviewOrder): object => ({ preview });
