import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { type PreviewOrder, type PreviewReport, readMessage, toMessage } from '#src/kernel/preview-message.ts';
import { isSignedOut, toFailure } from '../failure-sentence.ts';
import { showFailure } from '../toasts.tsx';
import { DOCUMENT_EDITOR_TEXTS as TEXTS } from './document-editor.texts.ts';
import classes from './editor.module.css';

interface PreviewFrameProps {
  /** Returns the address of a new preview. */
  fetchPreview: () => Promise<string>;
  /** The preview is shown again when this number changes. */
  revision: number;
  /** Section that is marked and scrolled to. */
  selected: string;
  onSelect: (section: string, path: string | undefined, picture: string | undefined) => void;
  /** Takes a file that was dropped on a section, or pasted into the page. */
  onFile?: (file: File, place: { section?: string; picture?: string }) => void;
  /** Returns the stored text at a path, as it is typed: with its placeholders; undefined where nothing may be typed. */
  getText: (path: string) => string | undefined;
  onText: (path: string, text: string) => void;
  /** What can be done with the selected section, over the preview. */
  tools?: ReactNode;
}

/** The public page with its draft; a click selects a section, a click on a text types it where it stands. */
export function PreviewFrame({
  fetchPreview,
  revision,
  selected,
  onSelect,
  onFile,
  getText,
  onText,
  tools,
}: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef<number>(undefined);
  const order = (message: PreviewOrder): void =>
    frame.current?.contentWindow?.postMessage(toMessage(message), window.location.origin);
  const fetchPath = useEffectEvent(fetchPreview);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision is another content of the same address
  useEffect(() => {
    let isCurrent = true;
    fetchPath().then(
      // Replaced, not navigated: Back leaves the editor, it does not walk through its previews.
      (path) => isCurrent && frame.current?.contentWindow?.location.replace(path),
      (error: unknown) => isSignedOut(error) || showFailure(toFailure(TEXTS.previewError, error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [revision]);

  useEffect(() => {
    const target = { kind: 'show', section: selected, isScrolled: true } as const;
    frame.current?.contentWindow?.postMessage(toMessage(target), window.location.origin);
  }, [selected]);

  const take = (report: PreviewReport): void => {
    if (report.kind === 'scroll') scrolled.current = report.top;
    else if (report.kind === 'text') onText(report.path, report.text);
    else if (report.kind === 'file') onFile?.(report.file, report);
    else if (report.kind === 'ready') {
      const top = scrolled.current;
      order({ kind: 'show', section: selected, isScrolled: true, ...(top !== undefined && { top }) });
    } else {
      scrolled.current = undefined;
      onSelect(report.section, report.path, report.picture);
      const text = report.path === undefined ? undefined : getText(report.path);
      if (report.path !== undefined && text !== undefined) order({ kind: 'edit', path: report.path, text });
    }
  };
  useWindowEvent('message', (event: MessageEvent) => {
    if (event.source !== frame.current?.contentWindow) return;
    const report = readMessage<PreviewReport>(event, window.location.origin);
    if (report !== undefined) take(report);
  });
  return (
    <div className={classes.framed}>
      <iframe ref={frame} className={classes.preview} title={TEXTS.preview} />
      <div className={classes.tools}>{tools}</div>
    </div>
  );
}
