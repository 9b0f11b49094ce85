import { Button, Paper, Stack, Title } from '@mantine/core';
import { IconArticle, IconClipboardList, IconPhoto, IconStar, IconTools } from '@tabler/icons-react';
import { Link } from 'react-router';
import { DASHBOARD_TEXTS } from '../dashboard.texts.ts';
import classes from './dashboard.module.css';
import { SCREENS } from './screens.ts';

const TEXTS = DASHBOARD_TEXTS.actions;
const ACTIONS = [
  { name: 'services', icon: IconTools },
  { name: 'orders', icon: IconClipboardList },
  { name: 'gallery', icon: IconPhoto },
  { name: 'testimonials', icon: IconStar },
  { name: 'blog', icon: IconArticle },
] as const;

/** What is begun most often. */
export function QuickActions() {
  return (
    <Paper component="nav" withBorder aria-labelledby="actions-rapides" className={classes.panel ?? ''}>
      <Title order={2} fz="lg" id="actions-rapides" mb="xs">
        {TEXTS.title}
      </Title>
      <Stack gap="xs">
        {ACTIONS.map(({ name, icon: Icon }) => (
          <Button
            key={name}
            component={Link}
            to={`${SCREENS[name]}?new=1`}
            variant="default"
            justify="flex-start"
            size="md"
            leftSection={<Icon size={18} aria-hidden />}
          >
            {TEXTS[name]}
          </Button>
        ))}
      </Stack>
    </Paper>
  );
}
