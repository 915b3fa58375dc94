import { Global, Module } from '@nestjs/common';
import { AccessTokens } from '../../platform/http/index.js';
import { CreateAccessTokenController } from './create-access-token/create-access-token.controller.js';
import { CreateAccessTokenHandler } from './create-access-token/create-access-token.handler.js';
import { KnownAccessTokens } from './known-access-tokens/known-access-tokens.js';
import { ListAccessTokensController } from './list-access-tokens/list-access-tokens.controller.js';
import {
  RevokeAccessTokenController,
  RevokeAccessTokenHandler,
} from './revoke-access-token/revoke-access-token.controller.js';

/** Global, since the guard of all routes needs it. */
@Global()
@Module({
  controllers: [CreateAccessTokenController, RevokeAccessTokenController, ListAccessTokensController],
  providers: [
    CreateAccessTokenHandler,
    RevokeAccessTokenHandler,
    { provide: AccessTokens, useClass: KnownAccessTokens },
  ],
  exports: [AccessTokens],
})
export class AccessTokensModule {}
