import { type Element, parsePage } from '../page/tree.ts';

/** Where a Word document and an OpenDocument text keep their words. */
export const DOCUMENT_TEXT = /^(?:word\/document\.xml|content\.xml)$/;
const PARAGRAPH = /^(?:w:p|text:p|text:h)$/;
const ROW = /^(?:w:tr|table:table-row)$/;
/** What was deleted but is kept, fields, and remarks of readers. */
const UNREAD = /^(?:w:del|w:instrText|w:pPr|w:rPr|text:tracked-changes|office:annotation)$/;
const BREAK = /^(?:w:br|w:cr|text:line-break)$/;
const SPACE = /^(?:w:tab|text:tab|text:s)$/;

/** The lines of a word processor's document; a row of a table is one. */
export function textOfDocument(xml: string): string {
  return linesIn(parsePage(xml, { isXml: true }).root).join('\n');
}

function linesIn(element: Element): string[] {
  if (UNREAD.test(element.tag)) return [];
  if (PARAGRAPH.test(element.tag)) return [textIn(element)];
  const inner = element.children.filter((child) => typeof child !== 'string').flatMap(linesIn);
  return ROW.test(element.tag) ? [inner.join(' ')] : inner;
}

function textIn({ tag, children }: Element): string {
  // Word keeps words in 'w:t' alone; what stands elsewhere only indents the file.
  const hasWords = !tag.startsWith('w:') || tag === 'w:t';
  return children
    .map((child) => {
      if (typeof child === 'string') return hasWords ? child : '';
      if (BREAK.test(child.tag)) return '\n';
      if (SPACE.test(child.tag)) return ' ';
      return UNREAD.test(child.tag) ? '' : textIn(child);
    })
    .join('');
}
