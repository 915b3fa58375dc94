import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Answers in place of the API; an unexpected call fails the test. */
export const server = setupServer(
  // the person's own bookings, what they wait for, what they have every week, whom to call, whether a sign-in of this browser waits, whether one waits for an administrator, and how a person proves who they are, what damage is known and names the person, and where they get push messages
  http.get('*/api/bookings', () => HttpResponse.json([])),
  http.get('*/api/bookings/:id/known-damage', () => HttpResponse.json([])),
  http.get('*/api/damage', () => HttpResponse.json([])),
  http.get('*/api/bookings/:id/known-defects', () => HttpResponse.json([])),
  http.get('*/api/vehicles/:id/parking', () =>
    HttpResponse.json({ parkedAt: null, place: null, position: null, photos: [] }),
  ),
  http.get('*/api/vehicles/:id/checklist', () => HttpResponse.json({ checkIn: null })),
  http.get('*/api/bookings/:id/checklists', () => HttpResponse.json({ checkIn: null, atReturn: null })),
  http.get('*/api/waitlist', () => HttpResponse.json([])),
  http.get('*/api/substitutes', () => HttpResponse.json([])),
  http.get('*/api/admin/bookings-at-risk/count', () => HttpResponse.json({ count: 0 })),
  http.get('*/api/admin/bookings-at-risk', () => HttpResponse.json([])),
  http.get('*/api/standing-shifts', () => HttpResponse.json([])),
  http.get('*/api/handing-on', () => HttpResponse.json({ given: [], offered: [], next: null, toldOfOffers: false })),
  http.get('*/api/handing-on/bookings/*', () => HttpResponse.json([])),
  http.get('*/api/admin/standing-shifts', () => HttpResponse.json([])),
  http.get('*/api/admin/coverage', () => HttpResponse.json({ types: [], below: [] })),
  http.get('*/api/admin/coverage/requests', () => HttpResponse.json([])),
  http.get('*/api/vehicles/:id/coverage', () => HttpResponse.json([])),
  http.get('*/api/admin/service-plans', () => HttpResponse.json([])),
  http.get('*/api/admin/vehicles/:id/services', () => HttpResponse.json([])),
  http.get('*/api/admin/vehicles/:id/months', () => HttpResponse.json([])),
  http.get('*/api/admin/vehicle-months', () => HttpResponse.json([])),
  http.get('*/api/admin/lapses', () => HttpResponse.json([])),
  http.get('*/api/contacts', () => HttpResponse.json({ whatsappNumber: null, emergencyNumbers: [] })),
  http.get('*/api/admin/waiting-sign-ins', () => HttpResponse.json([])),
  http.get('*/api/admin/erasure-requests', () => HttpResponse.json([])),
  http.get('*/api/auth/erasure-request', () =>
    HttpResponse.json({ state: 'none', requestedAt: null, decidedAt: null, because: null, explanation: null }),
  ),
  http.get('*/api/auth/proof', () =>
    HttpResponse.json({ provedUntil: null, ways: ['digits', 'admin-password'], channels: [] }),
  ),
  http.get('*/api/push', () => HttpResponse.json({ serverKey: 'B', devices: [], switchedOff: [] })),
  http.get('*/api/auth/login', () => HttpResponse.json({ confirmNewDevices: true, pending: null })),
);
