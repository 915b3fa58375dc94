import { applyDecorators, Injectable, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type PaperMediaType, paperMediaTypes } from '@rigbook/contracts/fleet/service-paper.words';
import { Database, type Query } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { Refuses } from '../../platform/http/index.js';
import { ObjectStorage } from '../../platform/object-storage/object-storage.js';
import { KEPT_MEDIA_TYPE } from '../upload-photo/kept-picture.js';

/** Keeps browsers from sniffing, running and caching the bytes, and from showing them outside our page. */
const harmless = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
};

/** Sends photos. Access is checked by the route. */
@Injectable()
export class PhotoFiles {
  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
  ) {}

  /** @throws Refusal PHOTO_NOT_FOUND */
  async send(key: Query<string | undefined>, name: string, reply: FastifyReply): Promise<StreamableFile> {
    const found = await this.database.fetch(key);
    const photo = found && (await this.paper({ key: found, mediaType: KEPT_MEDIA_TYPE }, name, reply));
    if (!photo) throw new Refusal('PHOTO_NOT_FOUND');
    return photo;
  }

  /** A photo or a PDF, always as an attachment; undefined if it is not there. */
  async paper(
    { key, mediaType }: { readonly key: string; readonly mediaType: PaperMediaType },
    name: string,
    reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const file = await this.storage.get(key);
    if (!file) return undefined;
    void reply.headers(harmless);
    const disposition = `attachment; filename="${name}.${endings[mediaType]}"`;
    return new StreamableFile(file, { type: mediaType, length: file.length, disposition });
  }
}

const endings: Readonly<Record<PaperMediaType, string>> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };

/** Documents a route that returns a photo or a PDF. */
export const ApiPaper = () =>
  applyDecorators(
    ApiOkResponse({
      description: 'The paper: a PDF as it was sent, a photo re-encoded.',
      content: Object.fromEntries(
        paperMediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      ),
    }),
    Refuses('STORAGE_UNAVAILABLE'),
  );

/** Documents a route that returns a photo. */
export const ApiPhoto = () =>
  applyDecorators(
    ApiOkResponse({
      description: 'The photo, re-encoded.',
      content: { [KEPT_MEDIA_TYPE]: { schema: { type: 'string', format: 'binary' } } },
    }),
    Refuses('PHOTO_NOT_FOUND', 'STORAGE_UNAVAILABLE'),
  );
