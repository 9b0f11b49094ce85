import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { importTestimonials } from '../testimonial.client.ts';
import type { TestimonialImport } from '../testimonial-admin.contract.ts';
import { TESTIMONIAL_ADMIN_TEXTS } from '../testimonial-admin.texts.ts';

const { importing: TEXTS } = TESTIMONIAL_ADMIN_TEXTS;

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
export function useImport(onDone: () => Promise<void>) {
  const [csv, setCsv] = useState('');
  const [fileName, setFileName] = useState('');
  const [read, setRead] = useState<TestimonialImport>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const run = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(TEXTS.error, error));
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
      setRead(await importTestimonials(text, false));
    });
  };
  const apply = (): Promise<void> =>
    run(async () => {
      const { added } = await importTestimonials(csv, true);
      showSuccess(fill(TEXTS.done[added === 1 ? 0 : 1] ?? '', { count: added }));
      await onDone();
    });
  return { read, fileName, failure, isBusy, take, apply };
}
