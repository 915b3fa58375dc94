import type { Named } from './client.js';
import { startIn, vehicleCalled, type People } from './story.js';

/** What an administrator changes apart from bookings: the fleet, people, settings, messages and other programs. */
export async function tellAdministration(people: People): Promise<void> {
  await tellFleet(people);
  await tellPeople(people);
  await tellSettings(people);
  await tellIntegrations(people);
}

async function tellFleet({ admin }: People): Promise<void> {
  const details = { type: 'Basic Life Support', location: 'Base, bay 9', allowedRoles: ['EMT'] };
  const spare = await admin.post('/api/vehicles', { ...details, name: 'SPARE' });
  const rapid = await admin.post('/api/vehicles', { ...details, name: 'RAPID 1', plateNumber: '12-345-67' });
  const change = (changes: object) => admin.put(`/api/vehicles/${rapid.id}`, changes);
  await change({ name: 'RAPID 2', location: 'North station', allowedRoles: ['EMT', 'Paramedic'] });
  await change({ status: 'maintenance', reason: 'Brakes', availableFrom: startIn(24) });
  await change({ availableFrom: startIn(30) });
  await change({ status: 'available' });
  await change({ status: 'unavailable' });
  await change({ status: 'available' });
  await admin.delete(`/api/vehicles/${spare.id}`);
  await admin.put(`/api/vehicles/${await vehicleCalled(admin, 'ALS1')}`, { plateNumber: '76-543-21' });
}

async function tellPeople({ admin, dana }: People): Promise<void> {
  const person = { firstName: 'Gil', lastName: 'Barak', email: 'gil@example.org', department: 'Operations' };
  const gil = await admin.post('/api/users', { ...person, unitNumber: '121', phoneNumber: '0500000121' });
  await admin.put(`/api/users/${gil.id}`, { department: 'Paramedic', isAuditor: true });
  const rows = ['122,Lea,Stern,lea@example.org,0500000122,EMT', '123,Adi,Mor,adi@example.org,0500000123,Paramedic'];
  const header = 'Unit number,First name,Last name,Email,Phone number,Department';
  await admin.post('/api/users/import', { csv: [header, ...rows].join('\n') });
  const account = { issuer: 'https://login.example/v2.0', subject: 'gil' };
  await admin.put(`/api/users/${gil.id}/microsoft-account`, account);
  await admin.delete(`/api/users/${gil.id}/microsoft-account`);
  await dana.put('/api/auth/update-profile', {
    firstName: 'Dana',
    lastName: 'Levi',
    email: 'dana@example.org',
    phoneNumber: '0500000101',
    department: 'EMT',
  });
}

async function tellSettings({ admin }: People): Promise<void> {
  await admin.put('/api/admin/settings', {
    organizationName: 'Night Riders',
    contactEmail: 'office@example.org',
    holdVehicleWithMajorDamage: true,
  });
  const [demo, other] = ['rigbook-demo', 'another-password'];
  await admin.put('/api/admin/password', { currentPassword: demo, newPassword: other });
  await admin.put('/api/admin/password', { currentPassword: other, newPassword: demo });
  for (const channel of ['email', 'whatsapp']) await admin.post(`/api/admin/channels/${channel}/test`);
  type Text = Named & { readonly version: number };
  const text = { subject: 'Your shift', content: 'Hello {{responderName}}, see you at {{startTime}}.' };
  const own = await admin.post<Text>('/api/admin/templates', { type: 'upcoming_shift', language: 'en', ...text });
  const changed = await admin.put<Text>(`/api/admin/templates/${own.id}`, {
    ...text,
    subject: 'Your next shift',
    version: own.version,
  });
  await admin.post(`/api/admin/templates/${own.id}/reset`, { version: changed.version });
}

async function tellIntegrations({ admin, dana }: People): Promise<void> {
  const revoked = await admin.post('/api/admin/access-tokens', { name: 'Ledger', scopes: ['audit:read'] });
  await admin.delete(`/api/admin/access-tokens/${revoked.id}`);
  const hook = {
    name: 'Dispatch board',
    address: 'https://hooks.example.org/rigbook',
    eventTypes: ['BookingRejected'],
  };
  const { id } = await admin.post('/api/admin/webhooks', hook);
  await admin.put(`/api/admin/webhooks/${id}`, { ...hook, name: 'Board', eventTypes: ['BookingApproved'] });
  await admin.post(`/api/admin/webhooks/${id}/pause`);
  await admin.post(`/api/admin/webhooks/${id}/resume`);
  await admin.post(`/api/admin/webhooks/${id}/secret`);
  await admin.post(`/api/admin/webhooks/${id}/pause`);
  const removed = await admin.post('/api/admin/webhooks', { ...hook, name: 'Ledger' });
  await admin.delete(`/api/admin/webhooks/${removed.id}`);
  await dana.post('/api/calendar-feed');
  await dana.post('/api/calendar-feed');
  await dana.delete('/api/calendar-feed');
  await admin.post('/api/admin/calendar-feed');
}
