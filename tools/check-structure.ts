import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const LONGEST_FILE = 400;

/** The closed vocabulary of a feature folder; a file of any other name is a mistake. */
const FEATURE_FILES = [
  /^contract\.ts$/,
  /^rules(\.test)?\.ts$/,
  /^rules\/[a-z0-9-]+(\.test)?\.ts$/,
  /^data\/([a-z0-9-]+\/)?[a-z0-9-]+(\.test)?\.ts$/,
  /^data\/([a-z0-9-]+\/)?[a-z0-9-]+\.(txt|gen\.json)$/,
  /^server\/(tables|access|queries|commands|routes|jobs|mails|pictures|crawlers|catalogue)(\.test)?\.ts$/,
  /^server\/(queries|commands|routes|jobs)\/[a-z0-9-]+(\.test)?\.ts$/,
  /^server\/(sign-in|payments|illustrator|retailers|chefs|calendar)\/[a-z0-9-]+(\.test)?\.ts$/,
  /^server\/illustrator\/[a-z0-9-]+\.gen\.json$/,
  /^web\/data(\/[a-z0-9-]+)?\.ts$/,
  /^web\/[a-z0-9-]+\.tsx$/,
  /^web\/[a-z0-9-]+\/[a-z0-9-]+\.tsx$/,
];
const FORBIDDEN_NAMES = /(^|\/)(utils?|helpers?|common|types|index)(\.test)?\.tsx?$/;

/** Programs that talk to whoever started them. */
const MAY_PRINT = /^src\/server\/(log|main|dev|postgres\/embedded|cli\/.*)\.ts$|\.test\.ts$/;

const problems: string[] = [];

for (const file of filesBelow(join(ROOT, 'src'))) {
  const path = relative(ROOT, file).replaceAll('\\', '/');
  const text = readFileSync(file, 'utf8');
  const inFeature = /^src\/features\/[^/]+\/(.+)$/.exec(path)?.[1];
  if (inFeature && !FEATURE_FILES.some((known) => known.test(inFeature)))
    problems.push(`${path}: not a file name of a feature (CONTRIBUTING.md)`);
  if (FORBIDDEN_NAMES.test(path)) problems.push(`${path}: a name that says nothing`);
  if (!/\.(gen\.json|sql|css)$/.test(path) && text.split('\n').length > LONGEST_FILE)
    problems.push(`${path}: more than ${LONGEST_FILE} lines`);
  if (/\bprocess\.env\b/.test(text) && path !== 'src/server/config.ts' && !path.endsWith('.test.ts'))
    problems.push(`${path}: reads process.env outside src/server/config.ts`);
  if (
    /\bconsole\./.test(text) &&
    /^src\/(server|features\/[^/]+\/server)\//.test(path) &&
    !MAY_PRINT.test(path)
  )
    problems.push(
      `${path}: writes to the console; use #server/log.ts, which leaves out what belongs to people`,
    );
  if (/^export \* from/m.test(text)) problems.push(`${path}: is a barrel`);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('The structure is as CONTRIBUTING.md says.');
