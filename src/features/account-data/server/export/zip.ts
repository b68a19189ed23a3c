import { makeZip } from 'client-zip';
import { Hono } from 'hono';
import type { Caller } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { toAppError } from '#server/endpoints.ts';
import { problemResponse, toProblem } from '#server/http/problem.ts';
import type { ExportedFile, PersonalData } from '#server/offers.ts';
import type { RateLimits } from '#server/rate-limits.ts';
import { t } from '#shared/t.ts';
import { EXPORTING } from '../../rules/limits.ts';

interface Parts {
  db: Db;
  personal: readonly PersonalData[];
  rateLimits: RateLimits;
  identify(headers: Headers): Promise<Caller>;
}

const README = `This is everything Plateful knows about you.

recipes/        your recipes as schema.org/Recipe (JSON-LD), which Plateful and other recipe apps import
pictures/       the pictures you uploaded
videos/         the videos you published
*.json          your account and devices, plan, grocery list, recipe book, saved recipes, ratings, comments, likes, whom you
                follow, pages you visited, and what moderators decided
`;

/** `GET /export/plateful.zip`: all data of the signed-in person in one file, streamed as it is read. */
export function serveExport({ db, personal, rateLimits, identify }: Parts): Hono {
  return new Hono().get('/plateful.zip', async (context) => {
    const { user, impersonator } = await identify(context.req.raw.headers);
    if (!user) return problemResponse(toProblem('not_signed_in', t('Please sign in to continue.')));
    if (impersonator)
      return problemResponse(toProblem('forbidden', t('Only the person themselves can export their data.')));
    const userId = user.id;
    try {
      await rateLimits.consume(EXPORTING, userId);
    } catch (error) {
      return problemResponse(toAppError(error));
    }
    return new Response(makeZip(entries(filesOf(db, personal, userId))), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="plateful.zip"',
        'cache-control': 'private, no-store',
      },
    });
  });
}

async function* filesOf(
  db: Db,
  personal: readonly PersonalData[],
  userId: string,
): AsyncGenerator<ExportedFile> {
  yield { path: 'README.txt', content: README };
  for (const { exported } of personal) if (exported) yield* exported(db, userId);
}

async function* entries(files: AsyncIterable<ExportedFile>) {
  for await (const { path, content } of files) yield { name: path, input: content };
}
