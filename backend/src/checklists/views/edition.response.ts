import { ApiSchema } from '@nestjs/swagger';
import { Id, Part, Parts, Text, Whole, YesOrNo, Decimal } from '../../platform/fields/index.js';

@ApiSchema({ name: 'ChecklistWording' })
class WordingResponse {
  @Text('Oxygen tank') en!: string;
  @Text('בלון חמצן') he!: string;
}

@ApiSchema({ name: 'GroupOfEdition' })
class GroupResponse {
  @Text('medical') id!: string;
  @Part(WordingResponse) label!: WordingResponse;
}

@ApiSchema({ name: 'NumberOfEdition' })
class NumberResponse {
  @Text('bar') unit!: string;
  @Decimal.orNull(50) least!: number | null;
  @Decimal.orNull(200) most!: number | null;
}

@ApiSchema({ name: 'ItemOfEdition' })
class ItemResponse {
  @Text('oxygen-tank') id!: string;
  @Text('medical', 'The id of its group.') group!: string;
  @Part(WordingResponse) label!: WordingResponse;
  @Part(WordingResponse, 'What to look at; may be empty.') detail!: WordingResponse;
  @YesOrNo(true, 'The step cannot be taken unless it is all right.') isRequired!: boolean;
  @YesOrNo(false, 'If it is not all right, the vehicle is out of service.') isCritical!: boolean;
  @YesOrNo(false) wantsPhoto!: boolean;
  @YesOrNo(false, 'A day that must not have passed.') wantsExpiry!: boolean;
  @Part.orNull(NumberResponse, 'A number, and the limits within which it is all right.')
  wantsNumber!: NumberResponse | null;
}

@ApiSchema({ name: 'ChecklistEdition' })
export class EditionResponse {
  @Id('5b2f6c1e-0b7d-5a55-8a0e-3c2a1f0d9e78') id!: string;
  @Whole(2) edition!: number;
  @Parts(GroupResponse) groups!: readonly GroupResponse[];
  @Parts(ItemResponse) items!: readonly ItemResponse[];
}
