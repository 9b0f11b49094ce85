import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { ADMIN_TEXTS } from './admin.texts.ts';

const SCHEMES: readonly MantineColorScheme[] = ['light', 'dark', 'auto'];

/** Menu choice of light, dark or system colour scheme. Stored on the device. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>{ADMIN_TEXTS.colorScheme}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(chosen) => setColorScheme(chosen as MantineColorScheme)}>
        {SCHEMES.map((scheme) => (
          <Menu.RadioItem key={scheme} value={scheme}>
            {ADMIN_TEXTS.colorSchemes[scheme]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
