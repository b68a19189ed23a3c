import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export interface Instruction {
  name: string;
  value: string;
}

export interface Stage {
  image: string;
  alias: string | null;
  instructions: Instruction[];
}

/** The stages of a Dockerfile. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text.replace(/\\\n/g, ' ').split('\n');
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (name === 'FROM') {
      const [image = '', , alias = null] = value.split(/\s+/);
      stages.push({ image, alias, instructions: [] });
    } else if (name) stages.at(-1)?.instructions.push({ name, value });
  }
  return stages;
}

/** Problems of an image, by rules that image linters and auditors have in common. */
export function problemsOf(stages: readonly Stage[]): string[] {
  const problems: string[] = [];
  for (const { image, instructions } of stages) {
    if (!/^[\w./-]+:\d+\.\d+\.\d+[\w.-]*$/.test(image)) problems.push(`${image} has no exact version`);
    for (const { name, value } of instructions) {
      if (name === 'ADD') problems.push(`uses ADD: ${value}`);
      if (name === 'RUN' && /\b(?:curl|wget)\b[^|]*\|/.test(value))
        problems.push(`runs what it downloads: ${value}`);
      if (name === 'RUN' && /npm (?:i|install)\b/.test(value))
        problems.push(`installs what is not locked: ${value}`);
      if (name === 'RUN' && /\bsudo\b/.test(value)) problems.push(`uses sudo: ${value}`);
      const [, secret] = /\b(\w*(?:SECRET|PASSWORD|PASSPHRASE|TOKEN|KEY)\w*)=/.exec(value) ?? [];
      if (/^(?:ENV|ARG)$/.test(name) && secret) problems.push(`contains the secret ${secret}`);
    }
  }
  const last = stages.at(-1)?.instructions ?? [];
  const of = (name: string) => last.filter((one) => one.name === name).map(({ value }) => value);
  const user = of('USER').at(-1);
  if (!user || /^(?:root|0)\b/.test(user)) problems.push('runs as root');
  if (of('HEALTHCHECK').length === 0) problems.push('has no HEALTHCHECK');
  if (!of('VOLUME').some((value) => value.split(/\s+/).includes('/data')))
    problems.push('has no volume for DATA_DIR');
  if (!of('CMD').at(-1)?.startsWith('[')) problems.push('has no CMD that gets signals itself');
  if (last.some(({ name }) => name === 'RUN')) problems.push('runs commands in the last stage');
  return problems;
}

/** The version of Node in the lock file. */
export function lockedNode(): string {
  const { dependencies } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../package.json'), 'utf8'));
  return dependencies.node;
}
