import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { textLimits } from '@rigbook/contracts/kernel/text';

@ApiSchema({ name: 'VerifyAdminPassword' })
export class VerifyAdminPasswordDto {
  @ApiProperty({ minLength: 1, maxLength: textLimits.adminPassword, format: 'password', example: 'rigbook-demo' })
  @MaxLength(textLimits.adminPassword, { message: 'The admin password is too long.' })
  @MinLength(1, { message: 'Please enter the admin password.' })
  @IsString({ message: 'Please enter the admin password.' })
  password!: string;
}

@ApiSchema({ name: 'AdministrationOpen' })
export class AdministrationOpenResponse {
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-22T18:00:00.000Z' })
  adminUntil!: Instant;
}
