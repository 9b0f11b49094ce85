import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { isSignedOut, toFailure } from '../failure-sentence.ts';
import { showSuccess } from '../toasts.tsx';
import { CSV_IMPORT_TEXTS } from './csv-import.texts.ts';

/** What the server read in a file. */
export interface CsvRead<Row> {
  rows: Row[];
  errors: { line: number; message: string }[];
  /** Headings that the import does not know. */
  ignored: string[];
  added: number;
}

export interface CsvImport<Row> {
  /** Reads the text of a file, and adds its rows when `apply` is set. */
  send: (csv: string, apply: boolean) => Promise<CsvRead<Row>>;
  texts: { done: readonly string[] };
  onDone: () => Promise<void>;
}

/** Returns the text of a file as spreadsheets save it: UTF-8, or the older Western encoding. */
async function toText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Imports a file in two steps: a preview, then the import once it is confirmed. */
export function useCsvImport<Row>({ send, texts, onDone }: CsvImport<Row>) {
  const [csv, setCsv] = useState('');
  const [fileName, setFileName] = useState('');
  const [read, setRead] = useState<CsvRead<Row>>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const run = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(CSV_IMPORT_TEXTS.error, error));
    } finally {
      setBusy(false);
    }
  };
  const take = async (file: File | null): Promise<void> => {
    if (file === null) return;
    await run(async () => {
      setRead(undefined);
      const text = await toText(file);
      setFileName(file.name);
      setCsv(text);
      setRead(await send(text, false));
    });
  };
  const apply = (): Promise<void> =>
    run(async () => {
      const { added } = await send(csv, true);
      showSuccess(fill(texts.done[added === 1 ? 0 : 1] ?? '', { count: added }));
      await onDone();
    });
  return { read, fileName, failure, isBusy, take, apply };
}
