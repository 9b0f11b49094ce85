import { Anchor, Badge, Button, Group, MantineProvider, NavLink, Stack, Text } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useId, useMemo, useRef } from 'react';
import { contrast } from '#src/kernel/color.ts';
import { fill } from '#src/kernel/text.ts';
import { makeTheme, readableColors } from '#src/ui/admin/admin-theme.ts';
import { SETTINGS_SCREEN_TEXTS } from '../settings-screen.texts.ts';
import classes from './settings.module.css';

const { preview: TEXTS } = SETTINGS_SCREEN_TEXTS;
const HEX = /^#[0-9a-f]{6}$/i;
/** WCAG AA contrast for text. */
const ENOUGH = 4.5;

const getRatio = (ratio: number): string => ratio.toFixed(1).replace('.', ',');

function Scheme({ color, scheme }: { color: string; scheme: 'light' | 'dark' }) {
  const root = useRef<HTMLDivElement>(null);
  const id = `apercu-${useId().replace(/\W/g, '')}`;
  const theme = useMemo(() => makeTheme(color), [color]);
  return (
    <div ref={root} id={id} data-mantine-color-scheme={scheme}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={readableColors}
        forceColorScheme={scheme}
        cssVariablesSelector={`#${id}`}
        getRootElement={() => root.current ?? undefined}
        withGlobalClasses={false}
      >
        <Stack gap="xs" className={classes.preview ?? ''}>
          <Text size="sm" fw={600}>
            {TEXTS[scheme]}
          </Text>
          <NavLink component="span" active label={TEXTS.current} leftSection={<IconSettings size={18} aria-hidden />} />
          <Group>
            <Button component="span">{TEXTS.button}</Button>
            <Anchor component="span">{TEXTS.link}</Anchor>
            <Badge variant="light">{TEXTS.badge}</Badge>
          </Group>
        </Stack>
      </MantineProvider>
    </div>
  );
}

/** Previews a colour in both schemes of the back office, and whether text on it is readable. */
export function LooksPreview({ color }: { color: string }) {
  if (!HEX.test(color)) return <Text size="sm">{TEXTS.wrong}</Text>;
  const theme = makeTheme(color);
  const shade = typeof theme.primaryShade === 'object' ? (theme.primaryShade.light ?? 6) : 6;
  const used = theme.colors?.brand?.[shade] ?? color;
  const ratio = contrast(color, '#ffffff');
  return (
    <Stack gap="xs" mt="md" role="group" aria-label={TEXTS.title}>
      <Text size="sm">
        {fill(TEXTS.chosen, { ratio: getRatio(ratio) })}{' '}
        {ratio >= ENOUGH
          ? TEXTS.asItIs
          : fill(TEXTS.darkened, { color: used.toUpperCase(), ratio: getRatio(contrast(used, '#ffffff')) })}
      </Text>
      <div className={classes.previews}>
        <Scheme color={color} scheme="light" />
        <Scheme color={color} scheme="dark" />
      </div>
    </Stack>
  );
}
