import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../event-store/index.js';

type CommandClass<Fields, Result> = new (fields: Fields) => Command<Result> & Readonly<Fields>;

/** The base class of a command that stores no event, such as a sign-in. `Result` is what its handler returns. */
export const commandWithoutContext = <Fields extends object, Result = void>() =>
  class extends Command<Result> {
    constructor(fields: Fields) {
      super();
      Object.assign(this, fields);
    }
  } as CommandClass<Fields, Result>;

/** The base class of a command with these fields and the context of its request. `Result` is what its handler returns. */
export const commandOf = <Fields extends object, Result = void>() =>
  commandWithoutContext<Fields & { readonly context: CommandContext }, Result>();
