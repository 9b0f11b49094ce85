import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Changing } from '#src/ui/admin/changing.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { showFailure } from '#src/ui/admin/toasts.tsx';
import { downloadSite, sendArchive, sendWordPress } from '../site-transfer.client.ts';
import { TRANSFER_SCREEN_TEXTS as TEXTS } from '../transfer-screen.texts.ts';
import { ImportPanel } from './import-panel.tsx';

export const meta = () => [{ title: TEXTS.meta }];

function ExportPanel() {
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadSite();
    } catch (error) {
      if (!isSignedOut(error)) showFailure(toFailure(TEXTS.exporting.error, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Paper component="section" withBorder p="md" aria-label={TEXTS.exporting.title}>
      <Stack gap="sm" align="flex-start">
        <Title order={2} fz={18}>
          {TEXTS.exporting.title}
        </Title>
        <Text size="sm">{TEXTS.exporting.text}</Text>
        <Button leftSection={<IconDownload size={18} aria-hidden />} loading={isBusy} onClick={() => void save()}>
          {TEXTS.exporting.act}
        </Button>
      </Stack>
    </Paper>
  );
}

/** Screen that exports the whole content of the site, and imports an archive or a WordPress site. */
export default function AdminTransferPage() {
  return (
    <>
      <PageHeader title={TEXTS.title} description={TEXTS.description} />
      <Stack gap="md" maw={860}>
        <ExportPanel />
        <Changing>
          <ImportPanel
            words={TEXTS.archive}
            accept=".zip,application/zip"
            send={(file, _uploads, apply) => sendArchive(file, apply)}
          />
          <ImportPanel
            words={TEXTS.wordpress}
            uploadWords={TEXTS.uploads}
            accept=".xml,text/xml,application/xml"
            send={sendWordPress}
          />
        </Changing>
      </Stack>
    </>
  );
}

/** Without data; a screen needs a loader so that the guard of the frame runs before it shows. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingState title={TEXTS.title} />;
}

export const ErrorBoundary = ScreenError;
