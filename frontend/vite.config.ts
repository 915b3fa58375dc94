import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite/precompress.js';

const api = process.env['RIGBOOK_API'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), precompress()],
  server: { port: 5173, proxy: { '/api': api, '/auth': api } },
  build: { outDir: 'dist', manifest: true, sourcemap: false, assetsInlineLimit: 0 },
});
