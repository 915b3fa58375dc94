import { createContext, useContext } from 'react';
import { lightPalette, type Palette } from './palette.js';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

interface ThemeSetting {
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
  readonly dark: boolean;
  readonly palette: Palette;
}

export const ThemeContext = createContext<ThemeSetting>({
  choice: 'system',
  choose: () => undefined,
  dark: false,
  palette: lightPalette,
});

export const useTheme = (): ThemeSetting => useContext(ThemeContext);
