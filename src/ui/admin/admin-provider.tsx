import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import './admin.css';
import { makeTheme, readableColors } from './admin-theme.ts';
import beforePaintUrl from './before-paint.js?url';
import { BrandContext, type BrandLogo, BrandLogoContext } from './brand.ts';
import { type Looks, LooksContext } from './looks.ts';

interface AdminProviderProps extends Looks {
  logo?: BrandLogo | undefined;
  children: ReactNode;
}

/**
 * Providers for all back-office components; the only module that loads Mantine's styles.
 * It takes its colours from the document until the settings screen changes them.
 */
export function AdminProvider({ children, logo, ...input }: AdminProviderProps) {
  const [changes, setChanges] = useState<Partial<Looks>>({});
  const { brandName, primaryColor, colorScheme } = { ...input, ...changes };
  const change = useCallback((part: Partial<Looks>) => setChanges((now) => ({ ...now, ...part })), []);
  const theme = useMemo(() => makeTheme(primaryColor), [primaryColor]);
  return (
    <>
      <script src={beforePaintUrl} data-scheme={input.colorScheme} />
      <MantineProvider theme={theme} cssVariablesResolver={readableColors} defaultColorScheme={colorScheme}>
        <LooksContext value={change}>
          <BrandContext value={brandName}>
            <BrandLogoContext value={logo}>{children}</BrandLogoContext>
          </BrandContext>
        </LooksContext>
        <Notifications position="top-right" pauseResetOnHover="notification" zIndex={400} limit={4} />
      </MantineProvider>
    </>
  );
}
