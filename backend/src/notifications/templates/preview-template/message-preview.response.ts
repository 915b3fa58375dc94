import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { languages, type Language } from '@rigbook/contracts/settings/settings.rules';

@ApiSchema({ name: 'MessagePreview' })
export class MessagePreviewResponse {
  @ApiProperty({ enum: languages, enumName: 'Language', example: 'en' })
  language!: Language;
  @ApiProperty({ example: 'Approved: ALS1, Sun 22 Nov, 18:00' })
  subject!: string;
  @ApiProperty({ example: '<div lang="en" dir="ltr"><p>Hello <bdi>Dana Levi</bdi>, ...</p></div>' })
  html!: string;
  @ApiProperty({ example: 'Hello Dana Levi, ...' })
  text!: string;
}
