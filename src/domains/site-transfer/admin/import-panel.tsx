import { Alert, Button, FileInput, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import type { TransferReport } from '../transfer-report.contract.ts';
import { countOutcome } from '../transfer-report.views.ts';
import { TRANSFER_SCREEN_TEXTS as TEXTS } from '../transfer-screen.texts.ts';
import { TransferReportView } from './transfer-report-view.tsx';

interface ImportPanelProps {
  words: { title: string; text: string; file: string };
  /** Words of the field for packed pictures, where there is one. */
  uploadWords?: { label: string; hint: string };
  /** Types of files that the browser offers. */
  accept: string;
  send: (file: File, uploads: File | null, apply: boolean) => Promise<TransferReport>;
}

/** Reads a file, shows its report, and imports it once the owner agrees. */
export function ImportPanel({ words, uploadWords, accept, send }: ImportPanelProps) {
  const [file, setFile] = useState<File | null>(null);
  const [uploads, setUploads] = useState<File | null>(null);
  const [report, setReport] = useState<TransferReport>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const run = async (apply: boolean): Promise<void> => {
    if (file === null) return;
    setBusy(true);
    setFailure(undefined);
    try {
      setReport(await send(file, uploads, apply));
    } catch (error) {
      if (!isSignedOut(error)) setFailure(toFailure(TEXTS.error, error));
    } finally {
      setBusy(false);
    }
  };
  const choose = (store: (chosen: File | null) => void) => (chosen: File | null) => {
    setReport(undefined);
    setFailure(undefined);
    store(chosen);
  };
  const changes = report === undefined ? 0 : countOutcome(report, 'create') + countOutcome(report, 'replace');
  const isApplicable = report !== undefined && !report.applied && changes > 0;
  return (
    <Paper component="section" withBorder p="md" aria-label={words.title}>
      <Stack gap="sm">
        <Title order={2} fz={18}>
          {words.title}
        </Title>
        <Text size="sm">{words.text}</Text>
        <FileInput
          label={words.file}
          placeholder={TEXTS.choose}
          accept={accept}
          clearable
          value={file}
          onChange={choose(setFile)}
        />
        {uploadWords && (
          <FileInput
            label={uploadWords.label}
            description={uploadWords.hint}
            placeholder={TEXTS.choose}
            accept=".zip,application/zip"
            clearable
            value={uploads}
            onChange={choose(setUploads)}
          />
        )}
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        {report && <TransferReportView report={report} />}
        <Group>
          <Button
            variant={isApplicable ? 'default' : 'filled'}
            disabled={file === null}
            loading={isBusy && !isApplicable}
            onClick={() => void run(false)}
          >
            {TEXTS.read}
          </Button>
          {isApplicable && (
            <Button
              leftSection={<IconFileImport size={18} aria-hidden />}
              loading={isBusy}
              onClick={() => void run(true)}
            >
              {TEXTS.apply}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}
