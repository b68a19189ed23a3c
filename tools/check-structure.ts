import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { CALENDARS, PERSONAL_PATH, paths } from '../src/shared/paths.ts';
import { FEATURES } from './features.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const LONGEST_FILE = 400;
/** Files in one folder, tests aside. */
const MOST_FILES = 30;
/** Migrations are in one sequence, by number. */
const MANY_FILES = ['src/server/migrations'];

/** The closed vocabulary of a feature folder; any other file name is an error. */
const FEATURE_FILES = [
  /^contract\.ts$/,
  /^rules\/([a-z0-9-]+\/)?[a-z0-9-]+(\.test)?\.ts$/,
  /^data\/([a-z0-9-]+\/)?[a-z0-9-]+(\.test)?\.ts$/,
  /^data\/([a-z0-9-]+\/)?[a-z0-9-]+\.(txt|gen\.json)$/,
  /^server\/(tables|access|queries|commands|routes|jobs|mails|pictures|catalog|offers|invariants)(\.test)?\.ts$/,
  /^server\/routes\.[a-z0-9-]+\.test\.ts$/,
  /^server\/(queries|commands|jobs)\/[a-z0-9-]+(\.test)?\.ts$/,
  /^server\/(sign-in|payments|illustrator|retailers|chefs|calendar|export|videos|push)\/[a-z0-9-]+(\.test)?\.ts$/,
  /^server\/illustrator\/[a-z0-9-]+\.gen\.json$/,
  /^web\/offers\.ts$/,
  /^web\/(queries|(queries|state|push)\/[a-z0-9-]+)(\.test)?\.ts$/,
  /^web\/([a-z0-9-]+\/)?[a-z0-9-]+\.tsx$/,
];
/** The file names of src/app. */
const APP_FILES = [
  /^(contract|gate|routes|stale)(\.test)?\.ts$/,
  /^(root|entry\.client|entry\.server)\.tsx$/,
  /^pages\/[a-z0-9-]+\/[a-z0-9-]+\.tsx?$/,
  /^(layout|slots)\/([a-z0-9-]+\/)?[a-z0-9-]+\.tsx?$/,
  /^server\/([a-z0-9-]+\/)?[a-z0-9-]+(\.test)?\.ts$/,
];
const FORBIDDEN_NAMES = /(^|\/)(utils?|helpers?|common|types|index)(\.test)?\.tsx?$/;

/** Command-line programs, which may print. */
const MAY_PRINT = /^src\/(server\/monitoring\/log|app\/server\/(main|dev|cli\/.*))\.ts$|\.test\.ts$/;

/** Where stores on a device are declared; everything else goes through them. */
const STORES_ON_DEVICE = /^src\/web\/(device-store(\.test)?|head\/device)\.ts$/;

/**
 * Sides of the screen in class names. Right-to-left languages need `ms-`, `pe-`, `start-`, `text-end`; centered elements may
 * use `left-1/2`.
 */
const PHYSICAL_SIDE =
  /(?<=["'`\s:])-?(?:(?:scroll-)?[mp][lr]|left|right|rounded-[tb]?[lr]|border-[lr])-(?!1\/2)(?:[\d[(]|px|auto|full|card|control|none)[\w./%[\]()-]*|(?<=["'`\s:])text-(?:left|right)(?=["'`\s!])/;

/** Texts of refusals and responses that are not messages, and so not translated. */
const UNSAID = /\btoProblem\(\s*'\w+',\s*['"`]|\bmessage(?::| =)\s*['"`]\p{Lu}[^'"`]{0,20}/u;

/** Every address of the app, which may be written out only in src/shared/paths.ts. */
const ADDRESSES = [
  ...Object.values(paths).map((path) => (typeof path === 'string' ? path : path.pattern)),
  PERSONAL_PATH,
  `${CALENDARS}/:file`,
]
  .filter((path) => path !== paths.home)
  .map((path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]*')}/?$`));
/** Addresses of the API, and of pictures with their own routes, only look like those of pages. */
const WRITES_ADDRESSES =
  /^src\/shared\/paths\.ts$|\/contract\.ts$|\/openapi-examples\.ts$|\/media\/server\/pictures\.ts$|\.test\.tsx?$/;

const problems: string[] = [];

for (const file of filesBelow(join(ROOT, 'src'))) {
  const path = relative(ROOT, file).replaceAll('\\', '/');
  const text = readFileSync(file, 'utf8');
  const inFeature = /^src\/features\/[^/]+\/(.+)$/.exec(path)?.[1];
  if (inFeature && !FEATURE_FILES.some((known) => known.test(inFeature)))
    problems.push(`${path}: not a file name of a feature (CONTRIBUTING.md)`);
  const inApp = /^src\/app\/(.+)$/.exec(path)?.[1];
  if (inApp && !APP_FILES.some((known) => known.test(inApp)))
    problems.push(`${path}: not a file name of src/app (CONTRIBUTING.md)`);
  if (/^[^.]+\.tsx?$/.test(basename(path)) && existsSync(file.replace(/\.tsx?$/, '')))
    problems.push(`${path}: stands beside a folder of the same name; a topic is a file or a folder`);
  for (const name of laterFeatures(path, text))
    problems.push(`${path}: asks the API of ${name}, which stands after it (tools/features.mjs)`);
  const address = /\.tsx?$/.test(path) && !WRITES_ADDRESSES.test(path) ? addressIn(text) : undefined;
  if (address) problems.push(`${path}: writes out ${address}; link with #shared/paths.ts`);
  if (/\buse(?:Infinite|Suspense)?Query\(/.test(text) && path.endsWith('.tsx'))
    problems.push(`${path}: asks the server; components and pages use the hooks of web/queries`);
  if (FORBIDDEN_NAMES.test(path)) problems.push(`${path}: a name that says nothing`);
  if (!/\.(gen\.json|sql|css|po)$/.test(path) && text.split('\n').length > LONGEST_FILE)
    problems.push(`${path}: more than ${LONGEST_FILE} lines`);
  if (/\bprocess\.env\b/.test(text) && path !== 'src/server/config.ts' && !path.endsWith('.test.ts'))
    problems.push(`${path}: reads process.env outside src/server/config.ts`);
  if (
    /\bconsole\./.test(text) &&
    /^src\/(server|app\/server|features\/[^/]+\/server)\//.test(path) &&
    !MAY_PRINT.test(path)
  )
    problems.push(
      `${path}: writes to the console; use #server/monitoring/log.ts, which leaves out what belongs to people`,
    );
  const unsaid =
    /^src\/(?:server|features)\//.test(path) && !path.includes('.test.') && UNSAID.exec(text)?.[0];
  if (unsaid) problems.push(`${path}: \`${unsaid}…\` is read by people; say it with t() or msg()`);
  if (inFeature === 'contract.ts')
    for (const written of limitsIn(text))
      problems.push(`${path}: \`${written}…\` is written out; limits and lists have names in rules/`);
  if (/\b(?:localStorage|sessionStorage|indexedDB)\b/.test(text) && !STORES_ON_DEVICE.test(path))
    problems.push(`${path}: names a storage of the browser; use #web/device-store.ts`);
  const side = path.endsWith('.tsx') ? PHYSICAL_SIDE.exec(text)?.[0] : undefined;
  if (side) problems.push(`${path}: \`${side}\` names a side of the screen; use its logical property`);
  for (const word of ambiguousWords(text))
    problems.push(
      `${path}: a repeated pattern matches '${word}' in two ways, and takes exponential time to fail`,
    );
  if (/^export \* from/m.test(text)) problems.push(`${path}: is a barrel`);
}

for (const folder of ['test', 'bench', 'proof', 'tools'])
  for (const file of filesBelow(join(ROOT, folder)))
    if (/\.(ts|mjs)$/.test(file) && readFileSync(file, 'utf8').split('\n').length > LONGEST_FILE)
      problems.push(`${relative(ROOT, file)}: more than ${LONGEST_FILE} lines`);

const filesIn = Map.groupBy(
  ['src', 'test', 'bench', 'proof', 'tools']
    .flatMap((folder) => filesBelow(join(ROOT, folder)))
    .filter((file) => !file.includes('.test.')),
  (file) => relative(ROOT, dirname(file)).replaceAll('\\', '/'),
);
for (const [folder, { length }] of filesIn)
  if (length > MOST_FILES && !MANY_FILES.includes(folder))
    problems.push(`${folder}: ${length} files; group them by what they are about`);

/** The limits above 1 (0 and 1 only mean 'some') and lists of values that are written out in a contract. */
function limitsIn(text: string): string[] {
  const limits = [...text.matchAll(/\.(?:min|max|length|gte?|lte?|multipleOf)\(\s*-?([\d._]+)/g)];
  const above1 = limits.filter(([, number = '']) => Number(number.replaceAll('_', '')) > 1);
  const lists = text.matchAll(/z\.(?:enum|literal)\(\s*\[|= \[[^\]]*\] as const/g);
  return [...above1, ...lists].map(([written]) => written.replace(/\s+/g, ''));
}

/** The first address written out in a file's strings, not counting comments. */
function addressIn(text: string): string | undefined {
  const code = text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').replace(/\$\{[^{}]*\}/g, '$');
  const written = code.matchAll(/(?<=['"`$])\/[a-z][^\s'"`?#<,]*/g);
  return [...written].map(([found]) => found).find((found) => ADDRESSES.some((each) => each.test(found)));
}

/** Later features whose endpoints a browser file calls. */
function laterFeatures(path: string, text: string): string[] {
  const place = FEATURES.indexOf(/^src\/features\/([^/]+)\/web\//.exec(path)?.[1] ?? '');
  if (place < 0) return [];
  return FEATURES.slice(place + 1).filter((name) => {
    const key = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return new RegExp(`\\b(?:api|from)\\s*\\.\\s*${key}\\b`).test(text);
  });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    if (name === 'node_modules') return [];
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('The structure is as CONTRIBUTING.md says.');

/** Alternatives of a repeated group that match in two ways, being there twice or as two others: each repetition doubles the time. */
function ambiguousWords(text: string): string[] {
  return [...text.matchAll(/\(\?:([^()]*\|[^()]*)\)(?:[^()|]{0,12}\))?[*+]/g)].flatMap(([, group = '']) => {
    const words = group.split('|');
    return words.filter(
      (word, at) =>
        word !== '' &&
        (words.indexOf(word) < at ||
          (word.includes(' ') && word.split(' ').every((each) => words.includes(each)))),
    );
  });
}
