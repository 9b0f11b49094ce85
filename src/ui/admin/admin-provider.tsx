import { MantineProvider } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import './admin.css';
import { makeTheme, readableColors } from './admin-theme.ts';
import { BrandContext, type BrandLogo, BrandLogoContext } from './brand.ts';
import { type Looks, LooksContext } from './looks.ts';
import { useLater } from './use-later.ts';
import { whenIdle } from './when-idle.ts';

const loadToastArea = async () => (await import('./toast-area.tsx')).ToastArea;

/** Loads the toasts once the browser is idle. Its state is its own: the providers must not be rendered for it. */
function LaterToastArea() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const ToastArea = useLater(loadToastArea, isIdle);
  return ToastArea && <ToastArea />;
}

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
    <MantineProvider theme={theme} cssVariablesResolver={readableColors} defaultColorScheme={colorScheme}>
      <LooksContext value={change}>
        <BrandContext value={brandName}>
          <BrandLogoContext value={logo}>{children}</BrandLogoContext>
        </BrandContext>
      </LooksContext>
      <LaterToastArea />
    </MantineProvider>
  );
}
