import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PSEUDO_LANGUAGE } from '../../../../tools/messages/pseudo.ts';
import { environment, NODE, ROOT } from '../../../../tools/setup.mjs';

const BUILD = join(ROOT, 'build');
const PAGES = join(BUILD, 'pages', PSEUDO_LANGUAGE);
const PROGRAM = join(ROOT, 'node_modules/@react-router/dev/bin.cjs');

/** Builds the pages in the pseudo-language beside the others, unless they exist for the current build. */
export async function buildPseudoPages(): Promise<void> {
  const built = readFileSync(join(BUILD, '.built-from'), 'utf8');
  const stamp = join(PAGES, '.built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === built) return;
  const env = environment({ NODE_ENV: 'production', PLATEFUL_LANGUAGE: PSEUDO_LANGUAGE });
  const run = spawn(NODE, [PROGRAM, 'build'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  run.stderr.on('data', (part) => {
    said += part;
  });
  if ((await new Promise((ended) => run.on('close', ended))) !== 0) throw new Error(said);
  await cp(join(PAGES, 'client'), join(BUILD, 'client'), { recursive: true });
  await writeFile(stamp, built);
}
