import { ApiExtension } from '@nestjs/swagger';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';

export const REFUSALS_EXTENSION = 'x-refusals';
export const UNCHECKED_QUERY_EXTENSION = 'x-unchecked-query';

/**
 * The refusals of a route beyond those that `derivedRefusals` finds; each is documented with its sentence. API tests fail when
 * a route answers a refusal, or can lose a race, that its document does not list. Adds to what another decorator of the route says.
 */
export const Refuses =
  (...codes: RefusalCode[]): MethodDecorator =>
  (_controller, _name, { value: method }) => {
    // the library keeps the list of one decorator alone
    const said = (Reflect.getMetadata(EXTENSIONS, method as object) ?? {}) as Record<string, unknown>;
    const before = (said[REFUSALS_EXTENSION] ?? []) as readonly RefusalCode[];
    Reflect.defineMetadata(EXTENSIONS, { ...said, [REFUSALS_EXTENSION]: [...before, ...codes] }, method as object);
  };

const EXTENSIONS = 'swagger/apiExtension';

/** The route reads its query as it comes, without a class that validates it. */
export const UncheckedQuery = () => ApiExtension(UNCHECKED_QUERY_EXTENSION, true);
