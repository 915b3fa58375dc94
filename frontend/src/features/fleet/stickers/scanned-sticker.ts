import { queryOptions } from '@tanstack/react-query';
import type { ScannedSticker } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** What a sticker says, which depends on who asks. */
export const stickerQuery = (code: string, isSignedIn: boolean) =>
  queryOptions({
    queryKey: keys.sticker(code, isSignedIn),
    queryFn: (): Promise<ScannedSticker> => bodyOf(api.GET('/api/stickers/{code}', { params: { path: { code } } })),
  });
