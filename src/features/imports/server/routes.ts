import { implement } from '@orpc/server';
import type { PictureStore } from '#features/media/server/commands/picture-store.ts';
import type { RequestContext } from '#server/context.ts';
import { importsContract } from '../contract.ts';
import { recipesOfFiles, recipesOfLink, recipesOfText } from './queries/found-recipes.ts';
import type { SourceReader } from './queries/reader.ts';

const on = implement(importsContract).$context<RequestContext>();

export function importsRoutes(parts: { reader: SourceReader; pictures: PictureStore }) {
  return on.router({
    readLink: on.readLink.handler(({ context, input }) => recipesOfLink(context, parts, input)),
    readText: on.readText.handler(({ context, input }) => recipesOfText(context, parts, input)),
    readFiles: on.readFiles.handler(({ input }) => recipesOfFiles(parts, input)),
  });
}
