import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/**
 * Measures the diary of a large organization; `npm run large-diary -w frontend` (docs/benchmarks.md). It seeds and starts an application, which
 * takes some minutes, or visits the seeded one that RIGBOOK_URL names.
 */
export default defineConfig({
  ...journeys,
  globalSetup: './large-diary/seeded-application.ts',
  testDir: './large-diary',
  testMatch: 'large-diary.measure.ts',
  workers: 1,
  timeout: 0,
  reporter: 'line',
  projects: [{ name: 'desk', use: { viewport: { width: 1440, height: 900 } } }],
});
