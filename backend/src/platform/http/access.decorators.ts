import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** Who may call a route; read by the session guard. Routes without a mark are open to every signed-in person. */
export type Access = 'public' | 'signed-in' | 'responder' | 'admin' | 'auditor';
export const ACCESS = 'rigbook:access';

const access = (value: Access) => applyDecorators(SetMetadata(ACCESS, value), ApiExtension('x-access', value));

/** Open to signed-out visitors too. */
export const Public = () => access('public');

/** Closed to auditors who are not administrators, since it adds to the record that they read. */
export const NotForAuditors = () => access('responder');

/** Needs `isAdmin` and a session that passed the admin password in the last 8 hours. */
export const AdminOnly = () => access('admin');

/** Needs `isAuditor`, or what `AdminOnly` needs. */
export const AuditorOnly = () => access('auditor');
