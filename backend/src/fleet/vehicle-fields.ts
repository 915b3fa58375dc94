import { applyDecorators } from '@nestjs/common';
import { ArrayUnique, IsArray, IsIn } from 'class-validator';
import { fleetRoles } from '@rigbook/contracts/fleet/fleet.words';
import {
  PLATE_NUMBER_LIMIT,
  plateNumberProblem,
  type VehicleTextField,
  vehicleTextProblem,
} from '@rigbook/contracts/fleet/vehicle-form.rules';
import { textLimits } from '@rigbook/contracts/kernel';
import { FollowsTextRule, SomeOf, Text } from '../platform/fields/index.js';

const requiredText = (field: VehicleTextField, maxLength: number, sample: string) => () =>
  applyDecorators(
    Text({ minLength: 1, maxLength, example: sample }),
    FollowsTextRule((text) => vehicleTextProblem(field, text)),
  );

/** The fields of a vehicle as adding and changing one take them. */
export const VehicleName = requiredText('name', textLimits.vehicleName, 'BLS3');
export const VehicleType = requiredText('type', textLimits.vehicleType, 'Basic Life Support');
export const VehicleLocation = requiredText('location', textLimits.location, 'Base, bay 3');

/** Empty: none. */
export const VehiclePlateNumber = () =>
  applyDecorators(Text({ maxLength: PLATE_NUMBER_LIMIT, example: '12-345-67' }), FollowsTextRule(plateNumberProblem));

const ROLES = `allowedRoles must be a list of different roles out of: ${fleetRoles.join(', ')}.`;

export const AllowedRoles = () =>
  applyDecorators(
    SomeOf(fleetRoles, 'FleetRole', {
      description: 'If empty, the vehicle is open to everyone.',
      example: ['EMT', 'Paramedic'],
    }),
    ArrayUnique({ message: ROLES }),
    IsIn(fleetRoles, { each: true, message: ROLES }),
    IsArray({ message: ROLES }),
  );
