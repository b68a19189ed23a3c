import { implement } from '@orpc/server';
import type { PictureStore } from '#features/media/server/commands/picture-store.ts';
import type { RequestContext } from '#server/context.ts';
import type { Screen } from '#server/offers.ts';
import { importsContract } from '../contract.ts';
import { saveImported } from './commands/save-imported.ts';
import { recipesOfFiles, recipesOfLink, recipesOfText } from './queries/found-recipes.ts';
import type { SourceReader } from './queries/reader.ts';

const on = implement(importsContract).$context<RequestContext>();

interface Parts {
  reader: SourceReader;
  pictures: PictureStore;
  screen: Screen;
}

export function importsRoutes({ screen, ...parts }: Parts) {
  return on.router({
    readLink: on.readLink.handler(({ context, input }) => recipesOfLink(context, parts, input)),
    readText: on.readText.handler(({ context, input }) => recipesOfText(context, parts, input)),
    readFiles: on.readFiles.handler(({ input }) => recipesOfFiles(parts, input)),
    save: on.save.handler(({ context, input }) => saveImported(context, screen, input)),
  });
}
