import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { SETUP_TEXTS } from '../setup.texts.ts';

const TEXTS = SETUP_TEXTS.pictures;

const SCREENS = [
  { to: href('/admin/services'), label: TEXTS.services, text: TEXTS.servicesText },
  { to: href('/admin/gallery'), label: TEXTS.gallery, text: TEXTS.galleryText },
];

/** Leads to the screens where pictures are placed; without any, the site shows neutral drawings. */
export function PicturesStep({ isBusy, onNext }: { isBusy: boolean; onNext: () => void }) {
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
      <Group justify="flex-end">
        <Button loading={isBusy} onClick={onNext}>
          {SETUP_TEXTS.keepGoing}
        </Button>
      </Group>
    </Stack>
  );
}
