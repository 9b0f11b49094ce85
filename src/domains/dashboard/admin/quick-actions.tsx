import { Button, Paper, Stack, Title } from '@mantine/core';
import { IconArticle, IconClipboardList, IconPhoto, IconStar, IconTools } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMay } from '#src/ui/admin/first-view.tsx';
import { DASHBOARD_TEXTS } from '../dashboard.texts.ts';
import classes from './dashboard.module.css';
import { SCREENS } from './screens.ts';

const TEXTS = DASHBOARD_TEXTS.actions;
const ACTIONS = [
  { name: 'services', icon: IconTools, needs: 'content:change' },
  { name: 'orders', icon: IconClipboardList, needs: 'sales:change' },
  { name: 'gallery', icon: IconPhoto, needs: 'content:change' },
  { name: 'testimonials', icon: IconStar, needs: 'content:change' },
  { name: 'blog', icon: IconArticle, needs: 'content:change' },
] as const;

/** Links to the most frequent actions that the user may do. */
export function QuickActions() {
  const may = useMay();
  const offered = ACTIONS.filter(({ needs }) => may(needs));
  if (offered.length === 0) return null;
  return (
    <Paper component="nav" withBorder aria-labelledby="actions-rapides" className={classes.panel ?? ''}>
      <Title order={2} fz="lg" id="actions-rapides" mb="xs">
        {TEXTS.title}
      </Title>
      <Stack gap="xs">
        {offered.map(({ name, icon: Icon }) => (
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
