import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type ReactNode, useMemo } from 'react';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import './admin.css';
import { makeTheme, readableColors } from './admin-theme.ts';
import beforePaintUrl from './before-paint.js?url';
import { BrandContext } from './brand.ts';

interface AdminProviderProps {
  /** Name of the company, as every screen shows it. */
  brandName: string;
  /** `#rrggbb`; every shade of the back office's accent is made from it. */
  primaryColor: string;
  /** What a person sees who has not chosen. */
  colorScheme: 'light' | 'dark' | 'auto';
  children: ReactNode;
}

/** Everything the back office's components need around them; the only door through which Mantine's styles come. */
export function AdminProvider({ brandName, primaryColor, colorScheme, children }: AdminProviderProps) {
  const theme = useMemo(() => makeTheme(primaryColor), [primaryColor]);
  return (
    <>
      <script src={beforePaintUrl} data-scheme={colorScheme} />
      <MantineProvider theme={theme} cssVariablesResolver={readableColors} defaultColorScheme={colorScheme}>
        <BrandContext value={brandName}>{children}</BrandContext>
        <Notifications position="bottom-right" zIndex={400} limit={4} />
      </MantineProvider>
    </>
  );
}
