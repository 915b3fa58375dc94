import { ApiExtension } from '@nestjs/swagger';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';

export const REFUSALS_EXTENSION = 'x-refusals';
export const UNCHECKED_QUERY_EXTENSION = 'x-unchecked-query';

/**
 * The refusals of a route beyond those that `derivedRefusals` finds; each is documented with its sentence. API tests fail when
 * a route answers a refusal, or can lose a race, that its document does not list.
 */
export const Refuses = (...codes: RefusalCode[]) => ApiExtension(REFUSALS_EXTENSION, codes);

/** The route reads its query as it comes, without a class that validates it. */
export const UncheckedQuery = () => ApiExtension(UNCHECKED_QUERY_EXTENSION, true);
