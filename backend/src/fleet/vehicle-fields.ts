import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn } from 'class-validator';
import { fleetRoles } from '@rigbook/contracts/fleet/fleet.words';
import { countCharacters, textLimits } from '@rigbook/contracts/kernel/text';
import { FollowsTextRule, type TextProblem } from '../platform/http/text-rule.decorator.js';

const requiredText =
  (label: string, most: number): TextProblem =>
  (text) => {
    if (text === '') return `${label} is required`;
    return countCharacters(text) > most ? `${label} must be at most ${most} characters` : undefined;
  };

const ROLES = `allowedRoles must be a list of different roles out of: ${fleetRoles.join(', ')}.`;

type Options = Pick<ApiPropertyOptions, 'required'>;

/** The fields of a vehicle as adding and changing one take them. */
export const VehicleName = (options: Options = {}) =>
  applyDecorators(
    ApiProperty({ ...options, minLength: 1, maxLength: textLimits.vehicleName, example: 'BLS3' }),
    FollowsTextRule(requiredText('Name', textLimits.vehicleName)),
  );

export const VehicleType = (options: Options = {}) =>
  applyDecorators(
    ApiProperty({ ...options, minLength: 1, maxLength: textLimits.vehicleType, example: 'Basic Life Support' }),
    FollowsTextRule(requiredText('Type', textLimits.vehicleType)),
  );

export const VehicleLocation = (options: Options = {}) =>
  applyDecorators(
    ApiProperty({ ...options, minLength: 1, maxLength: textLimits.location, example: 'Base, bay 3' }),
    FollowsTextRule(requiredText('Location', textLimits.location)),
  );

export const AllowedRoles = (options: Options = {}) =>
  applyDecorators(
    ApiProperty({
      ...options,
      enum: fleetRoles,
      enumName: 'FleetRole',
      isArray: true,
      description: 'Empty: the vehicle is meant for everybody.',
      example: ['EMT', 'Paramedic'],
    }),
    IsArray({ message: ROLES }),
    IsIn(fleetRoles, { each: true, message: ROLES }),
    ArrayUnique({ message: ROLES }),
  );
