import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { type Finding, filesBelow } from './sources.ts';
import { type Node, namesOfMessages, walk } from './walk.ts';

/** Files whose texts are still in English for everyone. This list may shrink, but never grow. */
const NOT_YET: readonly RegExp[] = [
  // Recipes are in English, and so are the words with which the chef and the import explain them.
  /^src\/features\/chef\/(rules|server\/(chefs|queries))\//,
  // The service worker is the same for all languages.
  /^src\/worker\//,
];

/** Texts that only operators and developers read: logs, the command line, the demo, and the API document. */
const FOR_OPERATORS =
  /^src\/(app\/server\/|server\/(?!endpoints|http\/problem)|features\/[^/]+\/(data|server)\/|features\/foods\/rules\/|shared\/)|\/similar-prompt\.ts$/;
/** In those files, refusals are for readers. */
const REFUSAL = /^(AppError|refused|refusal|unavailable)$/;
/** In contracts, the messages of input checks. */
const CHECK =
  /^(array|boolean|datetime|email|enum|guid|int|length|max|min|number|refine|regex|string|url|uuid)$/;

/** Attributes with text for readers, in elements and in our components. */
const SAYS = new Set(['alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription']);
const SAYS_NOTHING =
  /^(class|className|.*ClassName|id|key|href|to|src|d|type|role|rel|target|sizes|media|style|fill|stroke|points|transform|viewBox|autoComplete|htmlFor|lang|property|content|pattern|accept|variant|size|tone|level|as|layout|side|align|prefetch|aria-(?!label|desc|placeholder|roledesc|valuetext).*|data-.*)$/;

/** Calls whose texts no reader sees. */
const UNREAD =
  /^(Error|TypeError|CannotStart|ConfigError|logError|logWarning|logInfo|sql|require|URL|RegExp|describe|meta|matchMedia|closest|matches|querySelector|querySelectorAll|includes|startsWith|endsWith|has|matchAll|replace|error|warn|info)$/;
/** Texts of the API document and the operator's page, in English. */
const FOR_DEVELOPERS = /^(summary|description|example|examples|operation|tags)$/;
/** Properties that are shown on screens. */
const SHOWN = /^(label|\w+Label|title|description|text|message|hint|placeholder|heading|caption)$/;
/** Names of values, and properties that other code reads. */
const FOR_CODE = /^(mealType|words|q)$/;

/** Texts written out without `t`, in files that must use it. */
export function rawTexts(root: string): Finding[] {
  return filesBelow(join(root, 'src')).flatMap((path) => {
    const file = relative(root, path).replaceAll('\\', '/');
    if (!/\.tsx?$/.test(file) || /\.test\.ts$/.test(file)) return [];
    if (NOT_YET.some((open) => open.test(file))) return [];
    const code = readFileSync(path, 'utf8');
    return rawTextsIn(file, code).map(({ node, text }) => ({
      file,
      line: code.slice(0, node.start).split('\n').length,
      problem: `“${text}” is not a message; say it with t()`,
    }));
  });
}

export interface RawText {
  node: Node;
  text: string;
}

/** Strings that look like texts for readers, but are not messages. */
export function rawTextsIn(file: string, code: string): RawText[] {
  const program = parseSync(file, code).program as unknown as Node;
  const names = namesOfMessages(program);
  const isScreen = file.endsWith('.tsx');
  const isDocument = file.endsWith('/contract.ts') || file.endsWith('/token-areas.ts');
  const found: RawText[] = [];
  walk(program, (node, [parent, ...above]) => {
    if (!parent) return;
    if (node.type === 'JSXText') {
      const text = (node.value as string).replace(/\s+/g, ' ').trim();
      if (/\p{L}/u.test(text) && !/^(?:© ?)?(?:Plateful)?$/.test(text)) found.push({ node, text });
      return;
    }
    const text = textOf(node);
    if (text === null) return;
    if (
      !isProse(text, isScreen) &&
      !isNamed(file, text, node, parent, above) &&
      !isShown(text, node, parent, above)
    )
      return;
    if (/\/cli\//.test(file) || (FOR_OPERATORS.test(file) && !isSaidByCall(REFUSAL, [parent, ...above])))
      return;
    if (file.endsWith('/contract.ts') && !isSaidByCall(CHECK, [parent, ...above])) return;
    if (isExempt(node, parent, above, names, isDocument)) return;
    const attribute = attributeAround(parent, above);
    if (attribute !== null && SAYS_NOTHING.test(attribute) && !SAYS.has(attribute)) return;
    found.push({ node, text });
  });
  return found;
}

/** Whether the call around a text is one of these. */
function isSaidByCall(names: RegExp, above: readonly Node[]): boolean {
  const call = above.find(({ type }) => type === 'CallExpression' || type === 'NewExpression');
  const { callee } = (call ?? {}) as { callee?: Node };
  return names.test(((callee?.property as Node | undefined)?.name ?? callee?.name ?? '') as string);
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}');
}

/** Whether people read it: on screens also single words ('Save'), elsewhere sentences. */
function isProse(text: string, isScreen: boolean): boolean {
  const plain = text.replaceAll('{}', '');
  // Date patterns, key names, cookies.
  if (/^[EMdy, ]+$|^(?:Enter|Escape|Space|Tab)$|; Path=\//.test(text)) return false;
  if (!/\p{L}{2}/u.test(plain) || /^(?:\/|https?:|#|\.|--|@|M\d)/.test(text)) return false;
  if (/[[\]]|:[a-z-]+\b(?!.*[.!?])|\b(?:min|max|w|h|p|m|mt|flex|text|bg|size|gap|grid)-/.test(plain))
    return false;
  if (/^[^a-z]*[“"(]?\p{Lu}.*\p{Ll}.* .*\p{Ll}/u.test(text)) return true;
  if (!isScreen) return /^\{\}(?:['’]s)? \p{Ll}{3,} .*\p{Ll}|^\p{Lu}\p{Ll}+ \{\}$/u.test(text);
  return (
    /^[“"(]?\p{Lu}[\p{L}’' -]*\p{Ll}[’' -]*(?:…|\.{3}|[.!?:])?(?:$|\{\})/u.test(text) ||
    /^\d+ \p{Ll}{3,}|\{\}(?:['’]s|,|[”"])? \p{L}{3,}|[”"] \p{L}{2,}.*[.!?]$|^\p{Ll}{2,}[\p{L} ]*(?:, \p{Ll}{2,}[\p{L} ]*)+$|^an? \p{Ll}[\p{L} ]+$|\p{Ll}{3,} \{\}|\p{L}{2}:? [“"]?\{\}|^\p{Ll}+ \p{Ll}+$/u.test(
      text,
    )
  );
}

/** Whether it is a label shown on screen, in any file: `{ label: 'Undo' }`, `{ title: `${n} added` }`. */
function isNamed(file: string, text: string, node: Node, parent: Node, above: readonly Node[]): boolean {
  const isOfScreen = /\/web\/|^src\/app\/(?!server)/.test(file) && !text.startsWith('!');
  const isWord = isOfScreen
    ? /\p{L}{2}/u.test(text.replaceAll('{}', ''))
    : /^(?:\{\}(?:['’]s)? \p{Ll}|\p{Lu}\p{Ll})/u.test(text);
  if (parent.type === 'JSXAttribute')
    return SHOWN.test(((parent.name as Node).name ?? '') as string) && /^(?!https?:|\/).*\p{L}/u.test(text);
  if (!isWord) return false;
  const [inside, property] = parent.type === 'ConditionalExpression' ? [parent, above[0]] : [node, parent];
  if (property?.type !== 'Property' || property.value !== inside) return false;
  return SHOWN.test(((property.key as Node).name ?? '') as string);
}

/** Whether it is text between tags, including in a conditional: `{isOn ? 'on' : 'off'}`. */
function isShown(text: string, node: Node, parent: Node, above: readonly Node[]): boolean {
  if (!/\p{L}{2}/u.test(text.replaceAll('{}', ''))) return false;
  let child = node;
  for (const around of [parent, ...above]) {
    if (around.type === 'JSXExpressionContainer') {
      const index = [parent, ...above].indexOf(around);
      return [parent, ...above][index + 1]?.type !== 'JSXAttribute';
    }
    const isPart =
      (around.type === 'ConditionalExpression' && around.test !== child) ||
      (around.type === 'LogicalExpression' && around.right === child);
    if (!isPart) return false;
    child = around;
  }
  return false;
}

function isExempt(
  node: Node,
  parent: Node,
  above: readonly Node[],
  names: ReadonlySet<string>,
  isDocument: boolean,
): boolean {
  switch (parent.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSLiteralType':
    case 'TSEnumMember':
    case 'SwitchCase':
    case 'TaggedTemplateExpression':
      return true;
    case 'BinaryExpression':
      return ['===', '!==', 'in', '<', '>'].includes(parent.operator as string);
    case 'MemberExpression':
      return parent.property === node;
    case 'Property':
      if (parent.key === node) return true;
      if (FOR_CODE.test(((parent.key as Node).name ?? '') as string)) return true;
      if (isDocument && FOR_DEVELOPERS.test(((parent.key as Node).name ?? '') as string)) return true;
  }
  return [parent, ...above].some((around) => {
    if (around.type === 'JSXOpeningElement')
      return names.has((around.name as { name: string }).name) && around.name !== undefined;
    if (around.type !== 'CallExpression' && around.type !== 'NewExpression') return false;
    const { callee } = around as unknown as { callee: Node };
    const name = (callee.name ?? (callee.property as Node | undefined)?.name ?? '') as string;
    return (
      (names.has(name) && (around.arguments as Node[])[0] !== undefined && isFirst(node, around)) ||
      UNREAD.test(name)
    );
  });
}

/** Whether it is in the first argument of a call. */
function isFirst(node: Node, call: Node): boolean {
  const [first] = call.arguments as Node[];
  return first !== undefined && node.start >= first.start && node.end <= first.end;
}

/** The attribute that this value is part of; `null` outside of attributes. */
function attributeAround(parent: Node, above: readonly Node[]): string | null {
  for (const around of [parent, ...above]) {
    if (around.type === 'JSXElement' || around.type === 'JSXFragment') return null;
    if (/Function/.test(around.type)) return null;
    if (around.type === 'JSXAttribute') return (around.name as { name?: string }).name ?? null;
  }
  return null;
}
