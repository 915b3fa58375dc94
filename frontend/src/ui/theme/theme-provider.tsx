import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useDeviceChoice } from '../../lib/device/use-device-choice.js';
import { useMediaQuery } from '../../lib/device/use-media-query.js';
import { cssProperties, darkPalette, lightPalette } from './palette.js';
import { ThemeContext, themeChoices } from './theme-choice.js';

/** Light or dark, by the system or as chosen on this device, and light on paper. The only source of the palette for CSS and antd. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [choice, choose] = useDeviceChoice('theme', themeChoices, 'system');
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const onPaper = useMediaQuery('print');
  const dark = !onPaper && (choice === 'system' ? systemIsDark : choice === 'dark');
  const palette = dark ? darkPalette : lightPalette;

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = dark ? 'dark' : 'light';
    for (const [name, value] of cssProperties(palette)) root.style.setProperty(name, value);
  }, [dark, palette]);

  const context = useMemo(() => ({ choice, choose, dark, palette }), [choice, choose, dark, palette]);
  return <ThemeContext value={context}>{children}</ThemeContext>;
}
