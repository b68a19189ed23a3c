import { type Element, parsePage } from '../page/tree.ts';

/** Where a Word document and an OpenDocument text store their text. */
export const DOCUMENT_TEXT = /^(?:word\/document\.xml|content\.xml)$/;
const PARAGRAPH = /^(?:w:p|text:p|text:h)$/;
const ROW = /^(?:w:tr|table:table-row)$/;
/**
 * Deleted or moved text that the file still contains, fields, comments, alternative texts, and fallbacks for older
 * programs.
 */
const UNREAD =
  /^(?:w:del|w:moveFrom|w:instrText|w:pPr|w:rPr|mc:Fallback|text:tracked-changes|text:note-citation|office:annotation|svg:title|svg:desc)$/;
const BREAK = /^(?:w:br|w:cr|text:line-break)$/;
const SPACE = /^(?:w:tab|text:tab|text:s)$/;

/**
 * The lines of a word processor's document. A table row is one line, unless a cell has several: the table is then only for
 * layout.
 */
export function textOfDocument(xml: string): string {
  return linesIn(parsePage(xml, { isXml: true }).root).join('\n');
}

function linesIn(element: Element): string[] {
  if (UNREAD.test(element.tag)) return [];
  if (PARAGRAPH.test(element.tag)) return [textIn(element)];
  const inner = element.children.filter((child) => typeof child !== 'string').map(linesIn);
  if (!ROW.test(element.tag)) return inner.flat();
  const isLaidOut = inner.some((cell) => cell.filter((line) => line.trim()).length > 1);
  return isLaidOut ? inner.flatMap((cell) => ['', ...cell]) : [inner.flat().join(' ')];
}

function textIn({ tag, children }: Element): string {
  // Word has text only in 'w:t'; text elsewhere is just indentation of the file.
  const hasWords = !tag.startsWith('w:') || tag === 'w:t';
  return children
    .map((child) => {
      if (typeof child === 'string') return hasWords ? child : '';
      if (BREAK.test(child.tag)) return '\n';
      if (SPACE.test(child.tag)) return ' ';
      // A text box within a paragraph.
      if (PARAGRAPH.test(child.tag)) return `\n${textIn(child)}`;
      return UNREAD.test(child.tag) ? '' : textIn(child);
    })
    .join('');
}
