import { PARAMTYPES_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { getMetadataStorage } from 'class-validator';
import { IS_FREE_TEXT } from '../../fields/index.js';
import { UuidPipe } from '../uuid.pipe.js';

type Controller = { readonly prototype: Readonly<Record<string, object>> };

/** What each handler refuses because of its parameters: text that cannot be stored, and ids that are not UUIDs. By handler name. */
export function inputRefusals(app: INestApplication): ReadonlyMap<string, readonly RefusalCode[]> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as Controller),
  );
  return new Map(
    controllers.flatMap((controller) =>
      Object.getOwnPropertyNames(controller.prototype)
        .filter((name) => Reflect.hasMetadata(PATH_METADATA, controller.prototype[name] ?? {}))
        .map((handler) => [handler, refusalsIn(controller, handler)] as const),
    ),
  );
}

interface Parameter {
  readonly index: number;
  readonly pipes: readonly unknown[];
}

function refusalsIn(controller: Controller, handler: string): readonly RefusalCode[] {
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<string, Parameter>;
  const types = (Reflect.getMetadata(PARAMTYPES_METADATA, controller.prototype, handler) ?? []) as readonly unknown[];
  return Object.entries(parameters).flatMap(([key, { index, pipes }]) => {
    const kind = Number(key.split(':')[0]) as RouteParamtypes;
    const takesText = (kind === RouteParamtypes.BODY || kind === RouteParamtypes.QUERY) && hasFreeText(types[index]);
    return [
      ...pipes.flatMap((pipe) => (pipe instanceof UuidPipe ? pipe.whenMissing : [])),
      ...(takesText ? (['INVALID_TEXT'] as const) : []),
    ];
  });
}

function hasFreeText(type: unknown): boolean {
  if (typeof type !== 'function') return false;
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', true, false);
  return rules.some(
    ({ name, propertyName, type: kind }) =>
      name === IS_FREE_TEXT || (kind === 'nestedValidation' && hasFreeText(partOf(type, propertyName))),
  );
}

/** The class of a property that holds a validated object or a list of them. */
function partOf(type: { prototype?: unknown } & object, property: string): unknown {
  const described = Reflect.getMetadata('swagger/apiModelProperties', type.prototype as object, property) as
    | { readonly type?: unknown }
    | undefined;
  return Array.isArray(described?.type) ? described.type[0] : described?.type;
}
