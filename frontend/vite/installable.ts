import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { filesOfAdministration } from './files-of-administration.js';

/** Font files with characters that we never write. */
const leftOut = ['**/heebo-math*', '**/heebo-symbols*'];

const dist = join(import.meta.dirname, '../dist');

/**
 * Makes the page installable and lets it start without a network. The service worker keeps the page's own files only:
 * no API responses, no data about people. A new version waits until the person asks for it.
 */
export const installable = (): Plugin[] =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    filename: 'service-worker.js',
    manifestFilename: 'app.webmanifest',
    manifest: {
      id: '/',
      name: 'Rigbook',
      short_name: 'Rigbook',
      description: 'Book, sign for, check in and return the shared response vehicles of your organization.',
      lang: 'en',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#1c449c',
      background_color: '#f5f7fa',
      categories: ['productivity', 'medical'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    includeManifestIcons: false,
    workbox: {
      globPatterns: ['index.html', 'favicon.svg', 'assets/**/*.{js,css,woff2}'],
      globIgnores: leftOut,
      // not worth a phone's storage: administrators and auditors use it at a desk with a network
      manifestTransforms: [
        (entries) => {
          const administrations = filesOfAdministration(dist);
          return { manifest: entries.filter(({ url }) => !administrations.has(url)) };
        },
      ],
      inlineWorkboxRuntime: true,
      sourcemap: false,
      cleanupOutdatedCaches: true,
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/(?:api|auth|assets)(?:\/|\?|$)/],
      dontCacheBustURLsMatching: /^assets\//,
    },
  });
