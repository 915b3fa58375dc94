import type { VehicleDetails } from '../../fleet/vehicle.events.js';

/** The vehicles of the demo. */
export const demoFleet: readonly VehicleDetails[] = [
  {
    name: 'ALS1',
    type: 'Advanced Life Support',
    location: 'Base, bay 1',
    allowedRoles: ['Doctor', 'Paramedic', 'Admin'],
  },
  {
    name: 'BLS1',
    type: 'Basic Life Support',
    location: 'Base, bay 2',
    allowedRoles: ['Paramedic', 'EMT', 'Admin', 'Dispatcher'],
  },
  {
    name: 'BLS2',
    type: 'Basic Life Support',
    location: 'Base, bay 3',
    allowedRoles: ['Paramedic', 'EMT', 'Admin', 'Dispatcher'],
  },
  {
    name: 'PARAMEDIC 1',
    type: 'PARAMEDIC CAR',
    location: 'North station',
    allowedRoles: ['Doctor', 'Paramedic', 'EMT'],
  },
  {
    name: 'FLY CAR 1',
    type: 'BLS FLY CAR',
    location: 'South station',
    allowedRoles: ['EMT', 'Paramedic', 'Dispatcher', 'Dispatcher/MHP', 'MHP', 'Observer'],
  },
];
