import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'Upload' })
export class UploadResponse {
  @ApiProperty({
    description: 'An address of this server for one PUT of yours. It also names the photo when it is handed in.',
    example:
      '/api/objects/uploads/0197f1c2-0f01-7000-8000-000000000f01?expires=1795363200000&signature=3xJ0cQn5V3q2o1mYk1c7f0m5mJm3b8o2v9wq1d4t6yA',
  })
  uploadURL!: string;
}
