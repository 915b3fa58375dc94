import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { templateTypes, type TemplateType } from '@rigbook/contracts/notifications/templates/template.words';
import { languages, type Language } from '@rigbook/contracts/settings/settings.rules';
import { IsIn } from 'class-validator';
import { Content, Subject } from '../template-text.dto.js';

@ApiSchema({ name: 'AddTemplate' })
export class AddTemplateDto {
  @ApiProperty({ enum: templateTypes, enumName: 'TemplateType', example: 'booking_approval' })
  @IsIn(templateTypes, { message: 'type must be one of the types of templates.' })
  type!: TemplateType;

  @ApiProperty({ enum: languages, enumName: 'Language', example: 'en' })
  @IsIn(languages, { message: `language must be ${languages.join(' or ')}.` })
  language!: Language;

  @Subject(true)
  subject!: string;

  @Content(true)
  content!: string;
}
