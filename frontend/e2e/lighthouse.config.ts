import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Measures how the page opens; `npm run lighthouse -w frontend` (docs/benchmarks.md). */
export default defineConfig(journeys, {
  testDir: './lighthouse',
  testMatch: 'lighthouse.measure.ts',
  workers: 1,
  timeout: 0,
  reporter: 'line',
  projects: [{ name: 'lighthouse' }],
});
