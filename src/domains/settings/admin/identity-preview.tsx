import { Anchor, Stack, Text } from '@mantine/core';
import { type CSSProperties, useEffect } from 'react';
import { Link } from 'react-router';
import { contrast } from '#src/kernel/color.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { TYPEFACES } from '#src/ui/tokens/typefaces.ts';
import { IdentitySettings } from '../identity.contract.ts';
import { darkenedMain, getTokens } from '../identity.rules.ts';
import { SETTINGS_SCREEN_TEXTS } from '../settings-screen.texts.ts';
import classes from './identity-preview.module.css';

const { identity: TEXTS } = SETTINGS_SCREEN_TEXTS;

/** Loads the fonts of a pair into the administration, which has only its own. */
function useTypeface(name: keyof typeof TYPEFACES): void {
  useEffect(() => {
    const { titles, text } = TYPEFACES[name];
    const faces = [titles, text].map(({ family, url, weight }) => new FontFace(family, `url(${url})`, { weight }));
    for (const face of faces) {
      document.fonts.add(face);
      // Without the font the sample stays readable in a fallback.
      face.load().catch(() => document.fonts.delete(face));
    }
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [name]);
}

/** Returns the colours and fonts of the public site for a sample in the administration. */
export function toSampleLook(identity: IdentitySettings): CSSProperties {
  const { titles, text } = TYPEFACES[identity.typeface];
  return {
    ...Object.fromEntries(Object.entries(getTokens(identity)).map(([token, value]) => [`--sample-${token}`, value])),
    '--sample-display': `'${titles.family}', sans-serif`,
    '--sample-text': `'${text.family}', sans-serif`,
  } as CSSProperties;
}

interface IdentityPreviewProps {
  name: string;
  /** Values as typed: a wrong colour shows the palette's own. */
  values: { palette: unknown; main_color: unknown; typeface: unknown };
}

/** Shows a sample of the public site in the chosen colours and fonts, and says when a colour had to be darkened. */
export function IdentityPreview({ name, values }: IdentityPreviewProps) {
  const parsed = IdentitySettings.safeParse(values);
  const identity = parsed.data ?? IdentitySettings.parse({ ...values, main_color: '' });
  useTypeface(identity.typeface);
  const used = darkenedMain(identity);
  const look = toSampleLook(identity);
  return (
    <Stack gap="xs" mt="md" role="group" aria-label={TEXTS.sample}>
      <Text size="sm" role="status">
        {!parsed.success && TEXTS.wrong}
        {parsed.success &&
          used !== undefined &&
          fill(TEXTS.darkened, { color: used.toUpperCase(), ratio: ratio(used) })}
        {parsed.success && used === undefined && TEXTS.readable}
      </Text>
      <div className={classes.sample} style={look}>
        <div className={classes.header}>
          <strong>{name}</strong>
          <span className={classes.button}>{TEXTS.button}</span>
        </div>
        <div className={classes.page}>
          <span className={classes.eyebrow}>{TEXTS.eyebrow}</span>
          <strong className={classes.title}>{TEXTS.title}</strong>
          <span>
            {TEXTS.text} <span className={classes.link}>{TEXTS.link}</span>
          </span>
        </div>
        <div className={classes.footer}>
          <span className={classes.pale}>{TEXTS.contact}</span>
        </div>
      </div>
      <Text size="sm">
        {TEXTS.logoHint}{' '}
        <Anchor component={Link} underline="always" to={href('/admin/pictures')}>
          {TEXTS.logoLink}
        </Anchor>
      </Text>
    </Stack>
  );
}

const ratio = (color: string): string => contrast(color, '#ffffff').toFixed(1).replace('.', ',');
