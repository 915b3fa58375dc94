/** A file that imports another one, both made; `from` breaks the rule by it. */
export const violations: Record<string, { from: string; to: string }> = {
  'settings-knows-no-slice': { from: 'backend/src/settings/a.ts', to: 'backend/src/fleet/b.ts' },
  'responders-knows-settings': { from: 'backend/src/responders/a.ts', to: 'backend/src/booking/b.ts' },
  'licences-knows-settings-responders': { from: 'backend/src/licences/a.ts', to: 'backend/src/booking/b.ts' },
  'fleet-knows-settings-responders': { from: 'backend/src/fleet/a.ts', to: 'backend/src/booking/b.ts' },
  'auth-knows-settings-responders': { from: 'backend/src/auth/a.ts', to: 'backend/src/fleet/b.ts' },
  'checklists-knows-no-slice': { from: 'backend/src/checklists/a.ts', to: 'backend/src/fleet/b.ts' },
  'vehicle-coverage-knows-no-slice': { from: 'backend/src/vehicle-coverage/a.ts', to: 'backend/src/booking/b.ts' },
  'defects-knows-fleet': { from: 'backend/src/defects/a.ts', to: 'backend/src/booking/b.ts' },
  'booking-knows-settings-responders-licences-fleet-vehicle-coverage-checklists-defects': {
    from: 'backend/src/booking/a.ts',
    to: 'backend/src/agreement/b.ts',
  },
  'agreement-knows-settings-responders-licences-fleet-booking': {
    from: 'backend/src/agreement/a.ts',
    to: 'backend/src/notifications/b.ts',
  },
  'handing-on-knows-settings-responders-fleet-booking': {
    from: 'backend/src/handing-on/a.ts',
    to: 'backend/src/waitlist/b.ts',
  },
  'joint-handover-knows-settings-responders-fleet-booking-checklists': {
    from: 'backend/src/joint-handover/a.ts',
    to: 'backend/src/handing-on/b.ts',
  },
  'waitlist-knows-settings-responders-fleet-booking': {
    from: 'backend/src/waitlist/a.ts',
    to: 'backend/src/licences/b.ts',
  },
  'substitutes-knows-settings-responders-fleet-booking-handing-on-waitlist': {
    from: 'backend/src/substitutes/a.ts',
    to: 'backend/src/licences/b.ts',
  },
  'standing-shifts-knows-settings-responders-fleet-booking-waitlist': {
    from: 'backend/src/standing-shifts/a.ts',
    to: 'backend/src/licences/b.ts',
  },
  'damage-brackets-knows-responders-licences-fleet-booking-damage-photos-seen-photos': {
    from: 'backend/src/damage-brackets/a.ts',
    to: 'backend/src/settings/b.ts',
  },
  'damage-photos-knows-licences-booking': { from: 'backend/src/damage-photos/a.ts', to: 'backend/src/fleet/b.ts' },
  'seen-photos-knows-licences-fleet': { from: 'backend/src/seen-photos/a.ts', to: 'backend/src/booking/b.ts' },
  'expenses-knows-settings-responders-licences-booking': {
    from: 'backend/src/expenses/a.ts',
    to: 'backend/src/fleet/b.ts',
  },
  'vehicle-keys-knows-settings-fleet': { from: 'backend/src/vehicle-keys/a.ts', to: 'backend/src/booking/b.ts' },
  'vehicle-parking-knows-settings-licences-vehicle-keys': {
    from: 'backend/src/vehicle-parking/a.ts',
    to: 'backend/src/booking/b.ts',
  },
  'vehicle-months-knows-settings': { from: 'backend/src/vehicle-months/a.ts', to: 'backend/src/booking/b.ts' },
  'vehicle-service-knows-settings-responders-licences-fleet-booking': {
    from: 'backend/src/vehicle-service/a.ts',
    to: 'backend/src/waitlist/b.ts',
  },
  'deciding-by-link-knows-settings-responders-auth-booking': {
    from: 'backend/src/deciding-by-link/a.ts',
    to: 'backend/src/fleet/b.ts',
  },
  'notifications-knows-events-and-people': {
    from: 'backend/src/notifications/a.ts',
    to: 'backend/src/booking/booking.state.ts',
  },
  'audit-knows-events-and-people': { from: 'backend/src/audit/a.ts', to: 'backend/src/fleet/b.ts' },
  'recommendations-knows-events-and-people': { from: 'backend/src/recommendations/a.ts', to: 'backend/src/fleet/b.ts' },
  'integrations-knows-events-and-people': { from: 'backend/src/integrations/a.ts', to: 'backend/src/booking/c.ts' },
  'page-agreement-knows-fleet-settings': {
    from: 'frontend/src/features/agreement/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-fleet-knows-no-feature': {
    from: 'frontend/src/features/fleet/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-integrations-knows-no-feature': {
    from: 'frontend/src/features/integrations/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-licences-knows-no-feature': {
    from: 'frontend/src/features/licences/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-notifications-knows-no-feature': {
    from: 'frontend/src/features/notifications/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-recommendations-knows-fleet': {
    from: 'frontend/src/features/recommendations/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-responders-knows-no-feature': {
    from: 'frontend/src/features/responders/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-settings-knows-no-feature': {
    from: 'frontend/src/features/settings/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-auth-knows-integrations': {
    from: 'frontend/src/features/auth/a.ts',
    to: 'frontend/src/features/booking/shared/b.ts',
  },
  'page-booking-knows-fleet-settings': {
    from: 'frontend/src/features/booking/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-history-knows-booking-fleet': {
    from: 'frontend/src/features/history/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-audit-knows-booking-fleet-responders-auth': {
    from: 'frontend/src/features/audit/a.ts',
    to: 'frontend/src/features/history/shared/b.ts',
  },
  'page-admin-agreement-knows-no-administration': {
    from: 'frontend/src/features/agreement/admin/a.ts',
    to: 'frontend/src/features/responders/admin/shared/b.ts',
  },
  'page-admin-auth-knows-no-administration': {
    from: 'frontend/src/features/auth/admin/a.ts',
    to: 'frontend/src/features/responders/admin/shared/b.ts',
  },
  'page-admin-integrations-knows-no-administration': {
    from: 'frontend/src/features/integrations/admin/a.ts',
    to: 'frontend/src/features/responders/admin/shared/b.ts',
  },
  'page-admin-licences-knows-no-administration': {
    from: 'frontend/src/features/licences/admin/a.ts',
    to: 'frontend/src/features/responders/admin/shared/b.ts',
  },
  'page-admin-notifications-knows-no-administration': {
    from: 'frontend/src/features/notifications/admin/a.ts',
    to: 'frontend/src/features/responders/admin/shared/b.ts',
  },
  'page-admin-settings-knows-no-administration': {
    from: 'frontend/src/features/settings/admin/a.ts',
    to: 'frontend/src/features/responders/admin/shared/b.ts',
  },
  'page-admin-booking-knows-notifications': {
    from: 'frontend/src/features/booking/admin/a.ts',
    to: 'frontend/src/features/responders/admin/shared/b.ts',
  },
  'page-admin-fleet-knows-booking': {
    from: 'frontend/src/features/fleet/admin/a.ts',
    to: 'frontend/src/features/responders/admin/shared/b.ts',
  },
  'page-admin-responders-knows-booking-licences': {
    from: 'frontend/src/features/responders/admin/a.ts',
    to: 'frontend/src/features/settings/admin/shared/b.ts',
  },
  'platform-knows-no-slice': { from: 'backend/src/platform/database/a.ts', to: 'backend/src/booking/b.ts' },
  'slices-use-public-files-of-the-platform': {
    from: 'backend/src/booking/h.ts',
    to: 'backend/src/platform/http/page.ts',
  },
  'backend-uses-the-public-file-of-the-kernel': {
    from: 'backend/src/booking/i.ts',
    to: 'contracts/src/kernel/time.ts',
  },
  'nobody-imports-the-composition': { from: 'backend/src/booking/c.ts', to: 'backend/src/app/app.module.ts' },
  'contracts-stand-alone': { from: 'contracts/src/booking/a.ts', to: '@nestjs/common' },
  'backend-knows-no-frontend': { from: 'backend/src/booking/d.ts', to: 'frontend/src/lib/a.ts' },
  'frontend-knows-no-backend': { from: 'frontend/src/lib/b.ts', to: 'backend/src/booking/e.ts' },
  'journeys-know-no-backend': { from: 'frontend/e2e/support/b.ts', to: 'backend/src/booking/e.ts' },
  'verifier-knows-no-product': { from: 'backend/verifier/src/a.ts', to: 'contracts/src/kernel/c.ts' },
  'product-knows-no-verifier': { from: 'backend/src/booking/g.ts', to: 'backend/verifier/src/b.ts' },
  'features-share-requests-and-small-components': {
    from: 'frontend/src/features/booking/c.ts',
    to: 'frontend/src/features/fleet/b.ts',
  },
  'administration-is-loaded-apart': {
    from: 'frontend/src/features/booking/d.ts',
    to: 'frontend/src/features/booking/admin/api/b.ts',
  },
  'features-do-not-import-the-app': { from: 'frontend/src/features/fleet/c.ts', to: 'frontend/src/app/router.ts' },
  'shared-parts-import-no-feature': { from: 'frontend/src/ui/a.ts', to: 'frontend/src/features/fleet/d.ts' },
  'product-imports-no-test': { from: 'backend/src/booking/f.ts', to: 'backend/test/support/a.ts' },
  'no-cycles': { from: 'contracts/src/kernel/a.ts', to: 'contracts/src/kernel/a.ts' },
  'every-import-is-found': { from: 'contracts/src/kernel/b.ts', to: 'nowhere-to-be-found' },
};

/** Imports that no rule forbids. */
export const allowed = [
  { from: 'backend/src/booking/good.ts', to: 'backend/src/fleet/vehicle.ts' },
  { from: 'backend/src/agreement/good.ts', to: 'backend/src/booking/booking.events.ts' },
  { from: 'backend/src/notifications/good.ts', to: 'backend/src/booking/booking.events.ts' },
  { from: 'backend/src/auth/good.ts', to: 'backend/src/responders/responder.ts' },
  { from: 'backend/src/fleet/good.ts', to: 'backend/src/platform/database/index.ts' },
  { from: 'backend/src/fleet/better.ts', to: 'backend/src/platform/time/clock.ts' },
  { from: 'backend/src/app/better.ts', to: 'backend/src/platform/http/server/create-http-app.ts' },
  { from: 'backend/src/app/good.ts', to: 'backend/src/booking/booking.module.ts' },
  { from: 'frontend/src/app/good.ts', to: 'frontend/src/features/booking/page.ts' },
  { from: 'frontend/src/features/booking/good.ts', to: 'frontend/src/features/booking/page.ts' },
  { from: 'frontend/src/features/booking/better.ts', to: 'frontend/src/features/fleet/api/get-fleet.ts' },
  { from: 'frontend/src/features/fleet/admin/good.ts', to: 'frontend/src/features/booking/admin/api/cancel.ts' },
  { from: 'frontend/src/features/fleet/admin/better.ts', to: 'frontend/src/features/history/shared/timeline.ts' },
];
