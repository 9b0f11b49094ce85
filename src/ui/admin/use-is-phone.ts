import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is narrower than a table needs; the tab bar shows below the same width. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false });
