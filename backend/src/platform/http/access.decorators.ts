import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** Who may call a route; read by the session guard. Routes without a mark are for every signed-in responder. */
export type Access = 'public' | 'signed-in' | 'admin';
export const ACCESS = 'rigbook:access';

const access = (value: Access) => applyDecorators(SetMetadata(ACCESS, value), ApiExtension('x-access', value));

/** Open to signed-out visitors too. */
export const Public = () => access('public');

/** Needs `isAdmin` and a session that passed the admin password in the last 8 hours. */
export const AdminOnly = () => access('admin');
