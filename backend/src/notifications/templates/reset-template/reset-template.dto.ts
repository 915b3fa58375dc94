import { ApiSchema } from '@nestjs/swagger';
import { SeenVersion } from '../template-text.dto.js';

@ApiSchema({ name: 'ResetTemplate' })
export class ResetTemplateDto {
  @SeenVersion()
  version!: number;
}
