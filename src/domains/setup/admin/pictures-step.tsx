import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { placeNeutralPictures } from '../setup.client.ts';
import { SETUP_TEXTS } from '../setup.texts.ts';

const TEXTS = SETUP_TEXTS.pictures;

const SCREENS = [
  { to: href('/admin/pictures'), label: TEXTS.site, text: TEXTS.siteText },
  { to: href('/admin/services'), label: TEXTS.services, text: TEXTS.servicesText },
  { to: href('/admin/gallery'), label: TEXTS.gallery, text: TEXTS.galleryText },
];

interface PicturesStepProps {
  isBusy: boolean;
  /** After pictures were placed. */
  onChange: () => void;
  onNext: () => void;
}

/** Leads to the screens where pictures are placed, and fills the empty places with neutral illustrations. */
export function PicturesStep({ isBusy, onChange, onNext }: PicturesStepProps) {
  const { isBusy: isPlacing, attempt } = useAttempt(async () => onChange());
  const place = (): Promise<boolean> =>
    attempt(async () => showSuccess(fill(TEXTS.placed, { count: await placeNeutralPictures() })), TEXTS.error);
  return (
    <Stack gap="sm">
      {SCREENS.map(({ to, label, text }) => (
        <div key={to}>
          <Anchor component={Link} to={to}>
            {label}
          </Anchor>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
      ))}
      <Text size="sm">{TEXTS.neutral}</Text>
      <Group justify="space-between">
        <Button variant="default" loading={isPlacing} onClick={() => void place()}>
          {TEXTS.place}
        </Button>
        <Button loading={isBusy} disabled={isPlacing} onClick={onNext}>
          {SETUP_TEXTS.keepGoing}
        </Button>
      </Group>
    </Stack>
  );
}
