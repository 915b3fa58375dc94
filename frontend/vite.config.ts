import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { antdStyles } from './vite/antd-styles/antd-styles.js';
import { fonts } from './vite/fonts.js';
import { mergedFiles } from './vite/merged-files.js';
import { installable } from './vite/installable.js';
import { lazyFiles } from './vite/lazy-files.js';
import { precompress } from './vite/precompress.js';
import { startPage } from './vite/start-page/start-page.js';

/** The Host header stays that of the page: the API refuses writes from another Origin. */
const api = { target: process.env['RIGBOOK_API'] ?? 'http://localhost:3000', changeOrigin: false };

export default defineConfig({
  plugins: [tailwindcss(), react(), antdStyles(), fonts(), lazyFiles(), startPage(), installable(), precompress()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { port: 5173, proxy: { '/api': api, '/auth': api } },
  build: {
    outDir: 'dist',
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: mergedFiles } },
  },
});
