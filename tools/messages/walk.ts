/** A node of an ESTree syntax tree, as Vite's parsers make it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Visits every node with its ancestors, nearest first. */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => void,
  ancestors: Node[] = [],
): void {
  visit(node, ancestors);
  const around = [node, ...ancestors];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const child of value) isNode(child) && walk(child, visit, around);
    else if (isNode(value)) walk(value, visit, around);
  }
}

/** The texts written out in an expression: a literal, or both sides of a choice between literals. */
export function literalsIn(expression: unknown): { node: Node; text: string }[] {
  if (!isNode(expression)) return [];
  if (expression.type === 'Literal' && typeof expression.value === 'string')
    return [{ node: expression, text: expression.value }];
  if (expression.type === 'TemplateLiteral') {
    const [quasi, ...more] = expression.quasis as { value: { cooked: string } }[];
    return quasi && more.length === 0 ? [{ node: expression, text: quasi.value.cooked }] : [];
  }
  if (expression.type === 'ConditionalExpression')
    return [...literalsIn(expression.consequent), ...literalsIn(expression.alternate)];
  return [];
}

/** The local names under which a file imports the message functions. */
export function namesOfMessages(program: Node): Set<string> {
  const names = new Set<string>();
  for (const node of program.body as Node[]) {
    if (node.type !== 'ImportDeclaration') continue;
    const { value: source } = node.source as unknown as { value: string };
    if (!/\/t\.tsx?$/.test(source)) continue;
    for (const { imported, local } of node.specifiers as unknown as {
      imported?: { name: string };
      local: { name: string };
    }[])
      if (imported && ['t', 'msg', 'T'].includes(imported.name)) names.add(local.name);
  }
  return names;
}
