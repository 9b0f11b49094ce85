import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PictureCard } from '#src/domains/media/admin/picture-card.tsx';
import type { PlacedIllustration } from '#src/domains/media/illustration.contract.ts';
import { findPosition } from '#src/domains/media/illustration.rules.ts';
import { PICTURES_SCREEN_TEXTS } from '#src/domains/media/pictures-screen.texts.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showFailure, showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { fetchPictures, placeNeutralPictures } from '../setup.client.ts';
import { FIRST_PICTURES } from '../setup.rules.ts';
import { SETUP_TEXTS } from '../setup.texts.ts';
import classes from './set-up.module.css';

const TEXTS = SETUP_TEXTS.pictures;

const SCREENS = [
  { to: href('/admin/pictures'), label: TEXTS.site, text: TEXTS.siteText },
  { to: href('/admin/services'), label: TEXTS.services, text: TEXTS.servicesText },
  { to: href('/admin/gallery'), label: TEXTS.gallery, text: TEXTS.galleryText },
];

/** Reads the placed pictures; after a failure the links below still lead to their screens. */
function usePictures() {
  const [placed, setPlaced] = useState<PlacedIllustration[]>([]);
  const reload = useCallback(
    () => fetchPictures().then(setPlaced, (error: unknown) => showFailure(toFailure(TEXTS.loadError, error))),
    [],
  );
  useEffect(() => {
    void reload();
  }, [reload]);
  return { placed, reload };
}

/** The logo and the picture that visitors see first, placed here. */
function FirstPictures({ placed, reload }: { placed: PlacedIllustration[]; reload: () => Promise<void> }) {
  return (
    <ul aria-label={TEXTS.own} className={classes.pictures}>
      {FIRST_PICTURES.map((name) => {
        const [position, picture] = [findPosition(name), placed.find((one) => one.name === name)];
        const label = PICTURES_SCREEN_TEXTS.positions[name] ?? name;
        return position && picture ? (
          <PictureCard key={name} position={position} label={label} placed={picture} reload={reload} />
        ) : null;
      })}
    </ul>
  );
}

interface PicturesStepProps {
  isBusy: boolean;
  /** After pictures were placed. */
  onChange: () => void;
  onNext: () => void;
}

/** Leads to the screens where pictures are placed, and fills the empty places with neutral illustrations. */
export function PicturesStep({ isBusy, onChange, onNext }: PicturesStepProps) {
  const { placed, reload } = usePictures();
  const refresh = async (): Promise<void> => {
    await reload();
    onChange();
  };
  const { isBusy: isPlacing, attempt } = useAttempt(refresh);
  const place = (): Promise<boolean> =>
    attempt(async () => {
      const count = await placeNeutralPictures();
      const words = count === 0 ? TEXTS.placed.none : TEXTS.placed[count > 1 ? 'many' : 'one'];
      showSuccess(fill(words, { count }));
    }, TEXTS.error);
  return (
    <Stack gap="sm">
      <FirstPictures placed={placed} reload={refresh} />
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
