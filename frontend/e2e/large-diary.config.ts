import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Measures the diary of a large organization (docs/benchmarks.md). */
export default defineConfig({
  ...journeys,
  testDir: './large-diary',
  testMatch: 'large-diary.measure.ts',
  workers: 1,
  timeout: 0,
  reporter: 'line',
  projects: [{ name: 'desk', use: { viewport: { width: 1440, height: 900 } } }],
});
