import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Measures how soon the page shows what a person pressed; `npm run responsiveness -w frontend` (docs/benchmarks.md). */
export default defineConfig({
  ...journeys,
  testDir: './responsiveness',
  testMatch: 'responsiveness.measure.ts',
  workers: 1,
  timeout: 0,
  reporter: 'line',
  projects: [{ name: 'desk', use: { viewport: { width: 1440, height: 900 } } }],
});
