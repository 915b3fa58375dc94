import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { isPlainText, textLimits } from '@rigbook/contracts/kernel/text';
import { leastAdminPassword, newAdminPasswordProblem } from '@rigbook/contracts/settings/settings.rules';
import { IsString, MaxLength, MinLength, ValidateBy } from 'class-validator';

const IsNewAdminPassword = () =>
  ValidateBy({
    name: 'isNewAdminPassword',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' && isPlainText(value) && newAdminPasswordProblem(value) === undefined,
      defaultMessage: (argument) =>
        typeof argument?.value === 'string'
          ? `${newAdminPasswordProblem(argument.value) ?? 'The new admin password contains characters that cannot be typed'}.`
          : 'Please enter the new admin password.',
    },
  });

@ApiSchema({ name: 'ChangeAdminPassword' })
export class ChangeAdminPasswordDto {
  @ApiProperty({ minLength: 1, maxLength: textLimits.adminPassword, format: 'password', example: 'rigbook-demo' })
  @MaxLength(textLimits.adminPassword, { message: 'The admin password is too long.' })
  @MinLength(1, { message: 'Please enter the present admin password.' })
  @IsString({ message: 'Please enter the present admin password.' })
  currentPassword!: string;

  @ApiProperty({
    minLength: leastAdminPassword,
    maxLength: textLimits.adminPassword,
    format: 'password',
    example: 'a longer one of our own',
  })
  @IsNewAdminPassword()
  newPassword!: string;
}
