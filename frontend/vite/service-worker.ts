import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { takePushMessages } from './push-in-worker.js';

/*
 * Lets the page start without a network, and shows push messages. It keeps the page's own files only: no API responses, no data about people.
 * installable.ts builds it and fills in FILES_OF_THE_PAGE.
 */
declare const FILES_OF_THE_PAGE: PrecacheEntry[];
declare const self: { skipWaiting(): Promise<void> } & Parameters<typeof takePushMessages>[0];

precacheAndRoute(FILES_OF_THE_PAGE);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/(?:api|auth|assets)(?:\/|\?|$)/] }),
);

// a new version waits until the person asks for it
self.addEventListener('message', (event) => {
  if ((event as MessageEvent<{ type?: string }>).data.type === 'SKIP_WAITING') void self.skipWaiting();
});

takePushMessages(self);
