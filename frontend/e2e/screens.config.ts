import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};
const languages = ['en', 'he'] as const;

/** Takes pictures of every screen in every size and language, in light and in dark, in .cache/screens, and looks with axe at each. */
export default defineConfig(journeys, {
  testDir: './screens',
  testMatch: '*.shots.ts',
  projects: Object.entries(sizes).flatMap(([size, viewport]) =>
    languages.map((language) => ({
      name: `${size}-${language}`,
      use: {
        viewport,
        colorScheme: 'light' as const,
        locale: language === 'he' ? 'he-IL' : 'en-GB',
        ...(size === 'phone' && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
      },
    })),
  ),
});
