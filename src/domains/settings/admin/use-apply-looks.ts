import { useMantineColorScheme } from '@mantine/core';
import { type Looks, useChangeLooks } from '#src/ui/admin/looks.ts';
import type { OwnedGroup } from '../setting-exchange.contract.ts';

/** Applies the saved name, colour and theme at once to the open back office. */
export function useApplyLooks(): (group: OwnedGroup, values: Record<string, unknown>) => void {
  const changeLooks = useChangeLooks();
  const { setColorScheme } = useMantineColorScheme();
  return (group, values) => {
    if (group === 'general' && typeof values.site_name === 'string') changeLooks({ brandName: values.site_name });
    if (group !== 'appearance') return;
    const { primary_color, theme } = values;
    if (typeof primary_color === 'string') changeLooks({ primaryColor: primary_color });
    if (typeof theme === 'string') setColorScheme(theme as Looks['colorScheme']);
  };
}
