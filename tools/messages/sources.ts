import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { isNode, literalsIn, type Node, namesOfMessages, walk } from './walk.ts';

/** Where a message is used. */
export interface Use {
  text: string;
  file: string;
}

/** A finding that must be fixed. */
export interface Finding {
  file: string;
  line: number;
  problem: string;
}

/** Runs before the reader is known: nothing at the top level of these files may be translated. */
const RUNS_ON_SERVER =
  /^src\/(server|shared|app\/server|features\/[^/]+\/(server|rules|data|contract\.ts))|^src\/app\/[a-z]+\.ts$/;
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** All messages in the sources, and what is wrong with how they are written. */
export function messagesOf(root: string): { uses: Use[]; findings: Finding[] } {
  const uses: Use[] = [];
  const findings: Finding[] = [];
  for (const path of filesBelow(join(root, 'src'))) {
    const file = relative(root, path).replaceAll('\\', '/');
    if (!/\.tsx?$/.test(file) || /\.test\.ts$|\/t\.tsx?$/.test(file)) continue;
    const code = readFileSync(path, 'utf8');
    if (!/\/t\.tsx?'/.test(code)) continue;
    const found = messagesIn(file, code);
    uses.push(...found.uses);
    findings.push(...found.findings);
  }
  return { uses, findings };
}

export function messagesIn(file: string, code: string): { uses: Use[]; findings: Finding[] } {
  const program = parseSync(file, code).program as unknown as Node;
  const names = namesOfMessages(program);
  const uses: Use[] = [];
  const findings: Finding[] = [];
  const report = (node: Node, problem: string) =>
    findings.push({ file, line: code.slice(0, node.start).split('\n').length, problem });
  walk(program, (node, ancestors) => {
    const call = callOf(node);
    if (!call || !names.has(call.name)) return;
    const texts = literalsIn(call.text);
    uses.push(...texts.map(({ text }) => ({ text, file })));
    for (const { text } of texts) {
      if (/'\{/.test(text)) report(node, 'an apostrophe before { hides what follows; use ’');
      if (text !== text.trim()) report(node, 'a message with spaces around it is a piece of a sentence');
    }
    const isLate = ancestors.some(({ type }) => FUNCTIONS.has(type));
    if (call.name === 't' && !isLate && RUNS_ON_SERVER.test(file))
      report(node, 't() before the reader’s language is known; mark the text with msg() and say it later');
  });
  return { uses, findings };
}

function callOf(node: Node): { name: string; text: unknown } | null {
  if (node.type === 'CallExpression') {
    const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] };
    return callee.type === 'Identifier' ? { name: callee.name as string, text: given[0] } : null;
  }
  if (node.type !== 'JSXOpeningElement') return null;
  const { name, attributes } = node as unknown as { name: Node; attributes: Node[] };
  const value = attributes.find((attribute) => (attribute.name as Node | undefined)?.name === 'text')?.value;
  const text = isNode(value) && value.type === 'JSXExpressionContainer' ? value.expression : value;
  return name.type === 'JSXIdentifier' ? { name: name.name as string, text } : null;
}

export function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
