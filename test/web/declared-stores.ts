import { globSync, readFileSync } from 'node:fs';

const DECLARED =
  /(?<!function )\b(deviceStores?|storedChoice|toldChoice|queuesPerPerson)(?:<.*>)?\(\s*(?:\{[^}]*?(?:key: |\.\.\.))?('[^']+'|[A-Z_]+)/g;

/** The keys of everything stored on a device, as declared in `src`; those for many values end in a colon. */
export function declaredKeys(): string[] {
  const texts = globSync('src/**/*.{ts,tsx}')
    .filter(
      (path) =>
        !path.includes('.test.') && !/^src\/web\/(?:device-stores?|told-choice|pending\/queue)\b/.test(path),
    )
    .map((path) => readFileSync(path, 'utf8'));
  const constants = new Map(
    texts.flatMap((text) =>
      [...text.matchAll(/\bconst ([A-Z_]+) = (?:\{ key: )?'([^']+)'/g)].map(([, name, key]) => [name, key]),
    ),
  );
  return texts.flatMap((text) =>
    [...text.matchAll(DECLARED)].map(([, kind = '', written = '']) => {
      const key = written.startsWith("'") ? written.slice(1, -1) : constants.get(written);
      return kind === 'deviceStores' || kind === 'queuesPerPerson' ? `${key}:` : `${key}`;
    }),
  );
}
