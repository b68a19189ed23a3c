import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname, '../docs/proof.md');
const HEAD = `# Proof

Made by \`npm run proof\`: each part measures for itself and replaces its own section. \`npm run proof -- <part>\` runs one.`;

interface Figure {
  what: string;
  measured: string;
  target: string;
  met: boolean | null;
}

/** Collects the figures of one part and prints each as soon as it is known. */
export class Report {
  readonly figures: Figure[] = [];

  /** `met` is `null` for a figure without a target. */
  add(what: string, measured: string, target = '–', met: boolean | null = null): void {
    this.figures.push({ what, measured, target, met });
    console.log(`${mark(met)} ${what}: ${measured} (target ${target})`);
  }

  get missed(): number {
    return this.figures.filter(({ met }) => met === false).length;
  }
}

/** Replaces a part's section of `docs/proof.md`; other sections stay as they were measured. */
export function writeSection(title: string, { figures }: Report, day: string): void {
  const table = figures.map(
    ({ what, measured, target, met }) =>
      `| ${what} | ${measured} | ${target} | ${met === null ? '–' : met ? 'yes' : 'no'} |`,
  );
  const section = [
    `## ${title}`,
    '',
    `${day}, ${cpus().length} cores, Node ${process.versions.node}.`,
    '',
    '| what | measured | target | met |',
    '|---|---|---|---|',
    ...table,
  ].join('\n');
  const sections = sectionsOf(FILE).set(title, section);
  writeFileSync(FILE, `${[HEAD, ...sections.values()].join('\n\n')}\n`);
}

/** All sections, as last measured. */
export const proofSoFar = () => readFileSync(FILE, 'utf8');

function sectionsOf(file: string): Map<string, string> {
  const sections = new Map<string, string>();
  for (const section of readOr(file)
    .split(/^(?=## )/m)
    .slice(1))
    sections.set(section.slice(3, section.indexOf('\n')), section.trimEnd());
  return sections;
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const mark = (met: boolean | null) => (met === null ? ' ' : met ? '✓' : '✗');
